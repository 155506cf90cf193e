//! Motion at a table: each game decides in plain data which movements its events become; a script of the browser plays them
//! on copies of the pieces, over a page that shows the final state already.

mod movement;
mod player;
mod scene;
mod script;
mod spot;

pub(crate) use self::{
    movement::{Movement, Verdict},
    player::{ended, load, play},
    scene::Scene,
    script::Script,
    spot::Spot,
};
