//! Sound effects: wood on wood for a move, a bell for the player's turn.

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

/// A sound effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sound {
    /// A piece is put down.
    Wood,
    /// It is the player's turn.
    Bell,
}

/// Plays a sound. Browsers may refuse; that is no error.
pub(crate) fn play(sound: Sound) {
    thread_local! {
        static CONTEXT: Option<AudioContext> = AudioContext::new().ok();
    }
    CONTEXT.with(|context| {
        if let Some(context) = context {
            let _ = match sound {
                Sound::Wood => tone(context, OscillatorType::Triangle, 190.0, 0.09),
                Sound::Bell => tone(context, OscillatorType::Sine, 660.0, 0.9),
            };
        }
    });
}

/// A tone that fades out.
fn tone(
    context: &AudioContext,
    kind: OscillatorType,
    pitch: f32,
    lasts: f64,
) -> Result<(), JsValue> {
    let (oscillator, gain) = (context.create_oscillator()?, context.create_gain()?);
    let now = context.current_time();
    oscillator.set_type(kind);
    oscillator.frequency().set_value(pitch);
    gain.gain().set_value_at_time(0.22, now)?;
    gain.gain().exponential_ramp_to_value_at_time(0.001, now + lasts)?;
    oscillator.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    oscillator.start()?;
    oscillator.stop_with_when(now + lasts)
}
