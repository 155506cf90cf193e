//! Grades as text: a line a decision, then what it comes to for each seat.

use bots::{Graded, Grades, Mark, Sum};
use game::{Seat, seats};
use table::Table;

use super::title;
use crate::play::story::Story;

/// The whole report.
pub(super) fn lines(table: &dyn Table, story: &Story, grades: &Grades<String>) -> Vec<String> {
    let head = [("title", title(table, story).into()), ("iterations", grades.iterations.into())];
    let mut lines = vec![story.say("graded-head", &head)];
    let widest = seats(table.seats()).map(|seat| story.name(seat).chars().count()).max();
    let widest = widest.unwrap_or_default();
    lines.extend(grades.decisions.iter().map(|it| decision(story, it, widest)));
    for (seat, sum) in seats(table.seats()).zip(&grades.seats) {
        lines.push(String::new());
        lines.extend(seat_lines(story, seat, sum, grades));
    }
    lines
}

fn decision(story: &Story, it: &Graded<String>, widest: usize) -> String {
    let (ply, seat) = (it.ply + 1, story.name(it.seat));
    let args = [
        ("ply", format!("{ply:>4}").into()),
        ("seat", format!("{seat:<widest$}").into()),
        ("mark", format!("{:<2}", it.mark().map_or("", Mark::sign)).into()),
        ("value", format!("{:>5}", story.points(it.played_value)).into()),
        ("played", it.played.as_str().into()),
        ("best", it.best.as_str().into()),
        ("best-value", story.points(it.best_value).into()),
    ];
    story.say(if it.played == it.best { "graded" } else { "graded-worse" }, &args)
}

fn seat_lines(story: &Story, seat: Seat, sum: &Sum, grades: &Grades<String>) -> Vec<String> {
    let [blunders, mistakes, doubtful] = sum.marks;
    let counts = [
        ("seat", story.name(seat).into()),
        ("accuracy", story.points(sum.accuracy).into()),
        ("decisions", sum.decisions.into()),
        ("blunders", blunders.into()),
        ("mistakes", mistakes.into()),
        ("doubtful", doubtful.into()),
    ];
    let way = [
        ("start", story.points(sum.start).into()),
        ("luck", story.change(sum.luck).into()),
        ("skill", story.change(sum.skill).into()),
        ("others", story.change(sum.others).into()),
        ("end", story.points(sum.end).into()),
    ];
    let mut lines = vec![story.say("sum-accuracy", &counts), indented(story.say("sum-way", &way))];
    let costly = |ply: &usize| {
        let it = grades.decisions.iter().find(|it| it.ply == *ply)?;
        let args = [
            ("ply", (ply + 1).into()),
            ("played", it.played.as_str().into()),
            ("loss", story.change(-it.loss()).into()),
            ("best", it.best.as_str().into()),
        ];
        Some(indented(story.say("sum-costly", &args)))
    };
    lines.extend(sum.costliest.iter().filter_map(costly));
    lines
}

fn indented(line: String) -> String {
    format!("  {line}")
}
