//! Fetches, decodes and plays the files. Browsers may refuse; that is no error.

use std::cell::RefCell;

use gloo_timers::future::TimeoutFuture;
use leptos::{
    prelude::{document, window},
    task::spawn_local,
};
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AudioBuffer, AudioContext, HtmlAudioElement, Response};

use super::{kind::Sound, mix::Mix};
use crate::{activation, assets};

/// How late a sound may start after its event, in milliseconds: its file may have to be fetched first.
const LATEST: f64 = 1_000.0;

/// A file: none of it while it is fetched.
struct Loaded {
    sound: Sound,
    buffer: Option<AudioBuffer>,
    /// When the sound was wanted last while it was fetched, and with which gain.
    wanted: Option<(f64, f32)>,
}

thread_local! {
    /// Created at the first sound after the player's first click or key.
    static CONTEXT: Option<AudioContext> = AudioContext::new().ok();
    static LOADED: RefCell<Vec<Loaded>> = const { RefCell::new(Vec::new()) };
    static MIX: RefCell<Mix> = const { RefCell::new(Mix::new()) };
}

/// Plays a sound with this gain, unless too many play already.
pub(crate) fn play(sound: Sound, gain: f32) {
    // Before that a browser would keep every sound for later.
    if !activation::has_been_active() {
        return;
    }
    let Some(context) = CONTEXT.with(Clone::clone) else { return };
    // A tab that was in the background may have been suspended.
    drop(context.resume());
    if sound == Sound::YourTurn {
        spawn_local(async move {
            wait_for_events().await;
            begin(&context, sound, gain);
        });
        return;
    }
    begin(&context, sound, gain);
    // Whatever plays next is there by then.
    for other in Sound::ALL {
        load(&context, other, None);
    }
}

/// Waits until the sounds of events have begun.
async fn wait_for_events() {
    loop {
        let delay = MIX.with_borrow(|mix| mix.turn_delay(js_sys::Date::now()));
        if delay <= 0.0 {
            return;
        }
        TimeoutFuture::new(delay.ceil() as u32).await;
    }
}

fn begin(context: &AudioContext, sound: Sound, gain: f32) {
    let now = js_sys::Date::now();
    let is_hidden = document().hidden();
    if MIX.with_borrow_mut(|mix| mix.start(sound, now, is_hidden)) {
        load(context, sound, Some((now, gain)));
    }
}

/// Plays a sound if it is wanted, once its file is there; fetches the file at the first call.
fn load(context: &AudioContext, sound: Sound, wanted: Option<(f64, f32)>) {
    let ready = LOADED.with_borrow_mut(|all| {
        let Some(at) = all.iter().position(|it| it.sound == sound) else {
            all.push(Loaded { sound, buffer: None, wanted });
            return None;
        };
        all[at].wanted = wanted.or(all[at].wanted);
        Some(all[at].buffer.clone())
    });
    match (ready, wanted) {
        (None, _) => {
            let context = context.clone();
            spawn_local(async move { fetched(&context, sound).await });
        }
        // A context that closes plays nothing more.
        (Some(Some(buffer)), Some((_, gain))) => drop(start(context, sound, &buffer, gain)),
        _ => (),
    }
}

/// Keeps a file, and plays it if it was wanted meanwhile.
async fn fetched(context: &AudioContext, sound: Sound) {
    let buffer = fetch(context, sound).await;
    let wanted = LOADED.with_borrow_mut(|all| {
        let at = all.iter().position(|it| it.sound == sound)?;
        if buffer.is_none() {
            // The next call tries again.
            all.swap_remove(at);
            return None;
        }
        all[at].buffer.clone_from(&buffer);
        all[at].wanted.take()
    });
    if let (Some(buffer), Some((asked, gain))) = (buffer, wanted)
        && js_sys::Date::now() < asked + LATEST
    {
        // As above.
        drop(start(context, sound, &buffer, gain));
    }
}

async fn fetch(context: &AudioContext, sound: Sound) -> Option<AudioBuffer> {
    let url = assets::url(&format!("sound/{}.{}", sound.file(), ending()));
    let answer = JsFuture::from(window().fetch_with_str(&url)).await.ok()?;
    let answer: Response = answer.dyn_into().ok()?;
    if !answer.ok() {
        return None;
    }
    let bytes = JsFuture::from(answer.array_buffer().ok()?).await.ok()?;
    let decoded = context.decode_audio_data(bytes.unchecked_ref()).ok()?;
    JsFuture::from(decoded).await.ok()?.dyn_into().ok()
}

/// The ending of the files that this browser can decode.
fn ending() -> &'static str {
    let probe = HtmlAudioElement::new();
    let has_opus = probe.is_ok_and(|it| !it.can_play_type("audio/ogg; codecs=opus").is_empty());
    if has_opus { "ogg" } else { "m4a" }
}

fn start(
    context: &AudioContext,
    sound: Sound,
    buffer: &AudioBuffer,
    volume: f32,
) -> Result<(), JsValue> {
    let (source, gain) = (context.create_buffer_source()?, context.create_gain()?);
    source.set_buffer(Some(buffer));
    if sound.varies() {
        source.playback_rate().set_value(0.97 + 0.06 * js_sys::Math::random() as f32);
    }
    gain.gain().set_value(volume);
    source.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    source.start()
}
