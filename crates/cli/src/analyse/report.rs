//! The analysis as text: a line for each decision, then statistics of each seat.

use bots::{AnnotatedMove, GameAnalysis, Judgement, SeatStatistics};
use game::{Seat, seats};
use table::Table;

use super::title::title;
use crate::play::story::Story;

/// The whole report.
pub(super) fn lines(
    table: &dyn Table,
    story: &Story,
    analysis: &GameAnalysis<String>,
) -> Vec<String> {
    let head = [("title", title(table, story).into()), ("iterations", analysis.iterations.into())];
    let mut lines = vec![story.say("graded-head", &head)];
    let widest = seats(table.seats()).map(|seat| story.name(seat).chars().count()).max();
    let widest = widest.unwrap_or_default();
    lines.extend(analysis.decisions.iter().map(|it| decision(story, it, widest)));
    for (seat, statistics) in seats(table.seats()).zip(&analysis.seats) {
        lines.push(String::new());
        lines.extend(seat_lines(story, seat, statistics, analysis));
    }
    lines
}

fn decision(story: &Story, it: &AnnotatedMove<String>, widest: usize) -> String {
    let (ply, seat) = (it.ply + 1, story.name(it.seat));
    let args = [
        ("ply", format!("{ply:>4}").into()),
        ("seat", format!("{seat:<widest$}").into()),
        ("mark", format!("{:<2}", it.judgement().map_or("", Judgement::glyph)).into()),
        ("value", format!("{:>5}", story.points(it.played_value)).into()),
        ("played", it.played.as_str().into()),
        ("best", it.best.as_str().into()),
        ("best-value", story.points(it.best_value).into()),
    ];
    story.say(if it.played == it.best { "graded" } else { "graded-worse" }, &args)
}

fn seat_lines(
    story: &Story,
    seat: Seat,
    statistics: &SeatStatistics,
    analysis: &GameAnalysis<String>,
) -> Vec<String> {
    let [blunders, mistakes, inaccuracies] = statistics.marks;
    let counts = [
        ("seat", story.name(seat).into()),
        ("accuracy", story.points(statistics.accuracy).into()),
        ("decisions", statistics.decisions.into()),
        ("blunders", blunders.into()),
        ("mistakes", mistakes.into()),
        ("doubtful", inaccuracies.into()),
    ];
    let way = [
        ("start", story.points(statistics.start).into()),
        ("luck", story.change(statistics.luck).into()),
        ("skill", story.change(statistics.skill).into()),
        ("others", story.change(statistics.others).into()),
        ("end", story.points(statistics.end).into()),
    ];
    let mut lines = vec![story.say("sum-accuracy", &counts), indented(story.say("sum-way", &way))];
    let costly = |ply: &usize| {
        let it = analysis.decisions.iter().find(|it| it.ply == *ply)?;
        let args = [
            ("ply", (ply + 1).into()),
            ("played", it.played.as_str().into()),
            ("loss", story.change(-it.loss()).into()),
            ("best", it.best.as_str().into()),
        ];
        Some(indented(story.say("sum-costly", &args)))
    };
    lines.extend(statistics.costliest.iter().filter_map(costly));
    lines
}

fn indented(line: String) -> String {
    format!("  {line}")
}
