//! The table on the whole screen.

mod app;
pub(crate) mod below;
pub(crate) mod board;
pub(crate) mod compose;
mod keys;
pub(crate) mod lines;
pub(crate) mod overlay;
pub(crate) mod palette;
pub(crate) mod scene;
pub(crate) mod sheet;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod tests_dragon;
#[cfg(test)]
mod tests_games;
#[cfg(test)]
mod tests_huang;
mod text;

use std::{
    io::stdout,
    time::{Duration, Instant},
};

use ratatui::{
    DefaultTerminal,
    crossterm::{
        event::{
            self, DisableMouseCapture, EnableMouseCapture, Event, MouseButton, MouseEventKind,
        },
        execute,
    },
    layout::Position,
};

use self::{app::App, palette::Palette};
use super::session::Session;
use crate::Failure;

/// How long one can look before a bot moves.
const PAUSE: Duration = Duration::from_millis(700);
/// How long a key or a bot's move waits at most until it is noticed.
const BLINK: Duration = Duration::from_millis(20);

/// Plays on the whole screen until somebody leaves.
pub(crate) fn run(session: Session) -> Result<(), Failure> {
    let mut app = App::new(session, Palette::of_terminal());
    with_screen(|terminal| play(terminal, &mut app))?;
    for line in app.farewell() {
        println!("{line}");
    }
    Ok(())
}

/// Gives the terminal back as it was, whatever happens.
pub(crate) fn with_screen(
    task: impl FnOnce(&mut DefaultTerminal) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let mut terminal = ratatui::try_init()?;
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let _ = execute!(stdout(), DisableMouseCapture);
        hook(panic);
    }));
    execute!(stdout(), EnableMouseCapture)?;
    let done = task(&mut terminal);
    execute!(stdout(), DisableMouseCapture)?;
    ratatui::try_restore()?;
    done
}

fn play(terminal: &mut DefaultTerminal, app: &mut App) -> Result<(), Failure> {
    let mut drawn = Instant::now();
    while !app.has_left() {
        terminal.draw(|frame| app.draw(frame))?;
        while app.is_watching() && !event::poll(BLINK)? {
            let was_seen = app.hurries() || PAUSE <= drawn.elapsed();
            if app.is_thought_over() && was_seen {
                app.tick();
                drawn = Instant::now();
                terminal.draw(|frame| app.draw(frame))?;
            }
        }
        if app.has_left() {
            break;
        }
        let is_key = hear(app, &event::read()?);
        if is_key {
            drawn = Instant::now();
        }
    }
    Ok(())
}

/// Passes an event on; says whether it was a key.
fn hear(app: &mut App, event: &Event) -> bool {
    match event {
        Event::Key(key) if key.is_press() => {
            app.key(*key);
            return true;
        }
        Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
            app.click(Position::new(mouse.column, mouse.row));
        }
        _ => (),
    }
    false
}
