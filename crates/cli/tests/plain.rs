//! The plain text client as a process, line by line through pipes.

use std::{
    collections::BTreeSet,
    fs,
    io::{BufRead as _, BufReader, Write as _},
    path::PathBuf,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

/// A player with everything that was printed.
struct Player {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    printed: Vec<String>,
}

impl Player {
    /// Starts a game and reads up to the first question.
    fn sit(args: &[&str]) -> Player {
        Player::sit_at("qin", args)
    }

    fn sit_at(game: &str, args: &[&str]) -> Player {
        let mut command = pagoda(&["play", game, "--plain", "--bots", "novice"]);
        let mut child = command.args(args).spawn().expect("pagoda starts");
        let input = child.stdin.take().expect("stdin is piped");
        let output = BufReader::new(child.stdout.take().expect("stdout is piped"));
        let mut player = Player { child, input, output, printed: Vec::new() };
        player.listen();
        player
    }

    /// Enters a line; returns the output up to the next question, or the end.
    fn say(&mut self, line: &str) -> Vec<String> {
        writeln!(self.input, "{line}").expect("stdin is open");
        self.listen()
    }

    fn listen(&mut self) -> Vec<String> {
        let from = self.printed.len();
        loop {
            let mut line = String::new();
            if self.output.read_line(&mut line).expect("the output is UTF-8") == 0 {
                break;
            }
            let line = line.trim_end().to_owned();
            self.printed.push(line);
            if self.is_prompted() {
                let answers = self.printed.len() - 1;
                return self.printed[from..answers].to_vec();
            }
        }
        self.printed[from..].to_vec()
    }

    fn is_prompted(&self) -> bool {
        let is_question = |line: &String| line.ends_with(['?', '.']) || line.ends_with(": pass");
        self.printed.last().is_some_and(|line| line.starts_with("Shan: ") && is_question(line))
    }

    /// Plays the first legal move until the game ends.
    fn play_on(&mut self) {
        while self.is_prompted() {
            let first = self.say("moves").swap_remove(0);
            self.say(&first);
        }
    }

    fn leave(mut self) -> (Vec<String>, bool) {
        drop(self.input);
        let rest = self.output.lines().map(|line| line.expect("the output is UTF-8"));
        self.printed.extend(rest);
        (self.printed, self.child.wait().expect("the process ends").success())
    }
}

fn pagoda(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pagoda"));
    command.args(args).env("LANG", "en").stdin(Stdio::piped()).stdout(Stdio::piped());
    command
}

/// Runs the program with this input; returns its output, and whether it succeeded.
fn run(args: &[&str], input: &str) -> (String, bool) {
    let mut child = pagoda(args).stderr(Stdio::piped()).spawn().expect("pagoda starts");
    child.stdin.take().expect("stdin is piped").write_all(input.as_bytes()).expect("stdin is open");
    let done = child.wait_with_output().expect("the process ends");
    let printed = [done.stdout, done.stderr].concat();
    (String::from_utf8(printed).expect("the output is UTF-8"), done.status.success())
}

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Plays a whole game and saves it; returns the output and the path of the record.
fn whole_game(game: &str, seed: &str) -> (Vec<String>, String) {
    let path = file(&format!("whole-{game}-{seed}.txt")).display().to_string();
    let mut player = Player::sit_at(game, &["--seed", seed, "--save", &path]);
    for question in ["look", "hand", "board"] {
        player.say(question);
    }
    player.play_on();
    let (printed, succeeded) = player.leave();
    assert!(succeeded);
    (printed, path)
}

#[test]
fn a_whole_game_is_played_and_replayed() {
    ["huang", "qin"].iter().for_each(|game| play_and_replay(game));
}

fn play_and_replay(game: &str) {
    let (printed, path) = whole_game(game, "7");
    let [.., first, second, saved] = &printed[..] else { panic!("{printed:?}") };
    let is_second = second.starts_with("2. ") || second.starts_with("1. ");
    assert!(first.starts_with("1. ") && is_second, "{first} {second}");
    assert_eq!(*saved, format!("Record saved to {path}."));

    let (replayed, _) = run(&["replay", &path], "");
    let end: Vec<&str> = replayed.lines().rev().take(2).collect();
    assert_eq!(end, [second, first]);
    let last_words = printed.iter().find(|line| line.contains("The game is over"));
    let last_words = last_words.expect("the end is printed");
    assert!(replayed.contains(last_words), "{replayed}");

    let record = fs::read_to_string(&path).expect("the record exists");
    let steps = record.lines().count() - 3;
    assert!(replayed.contains(&format!("\n{steps} ")) && !replayed.contains("isn’t over"));
    assert_eq!(run(&["replay", "-", "--plain"], &record).0, replayed, "a dash reads stdin");
    let (part, _) = run(&["replay", &path, "--ply", "5", "--lang", "de"], "");
    assert!(part.contains("Die Partie läuft noch"), "{part}");
}

/// The difference between the replays of seat 2 and of seat 1 is hidden from seat 1.
#[test]
fn output_never_shows_another_seats_hand() {
    let (printed, path) = whole_game("qin", "8");
    let sentences = |eyes: &str| -> BTreeSet<String> {
        let (text, _) = run(&["replay", &path, "--eyes", eyes], "");
        let sentences = text.lines().flat_map(|line| line.split("; "));
        let unnumbered =
            |text: &str| text.trim_start_matches(|it: char| it.is_ascii_digit()).trim().to_owned();
        sentences.map(unnumbered).collect()
    };
    let printed: BTreeSet<String> = printed.into_iter().collect();
    let (own, others) = (sentences("1"), sentences("2"));
    let secrets: Vec<&String> =
        others.difference(&own).filter(|text| text.starts_with("Mei")).collect();
    assert!(secrets.iter().any(|text| text.starts_with("Mei is dealt")), "{secrets:?}");
    assert!(4 < secrets.len(), "{secrets:?}");
    assert!(secrets.into_iter().all(|secret| !printed.contains(secret)));

    let codes = ["RR", "BB", "YY", "RB", "RY", "BY"];
    let names = ["red-", "blue-", "yellow-"];
    let about_her = printed.iter().filter(|line| line.starts_with("Mei"));
    for line in about_her.filter(|line| !line.starts_with("Mei places")) {
        assert!(codes.iter().chain(&names).all(|tile| !line.contains(tile)), "{line}");
    }
    assert!(printed.iter().any(|line| line.starts_with("Mei: ") && line.ends_with("hand: 3")));
}

#[test]
fn a_refusal_names_its_clause_in_the_players_language() {
    let args = ["play", "qin", "--plain", "--seed", "4", "--lang", "fr"];
    let (text, succeeded) = run(&args, "ry a2 a3\nRY M1 M2\nRY\nrules q2.3\nnonsense\n");
    assert!(succeeded);
    assert!(text.contains("Contraire à Q2.3\u{a0}: Au moins un des territoires"), "{text}");
    assert!(text.contains("Contraire à Q2.2\u{a0}: Une tuile recouvre deux cases"), "{text}");
    assert!(text.contains("La suite est au choix\u{a0}: D6 E6"), "{text}");
    assert!(text.contains("\nQ2.3 Au moins un"), "{text}");
    assert!(text.contains("Ce n’est pas un coup de ce jeu."), "{text}");
    assert!(text.ends_with("À bientôt.\n"), "{text}");
}

#[test]
fn a_move_is_taken_back_but_a_draw_is_not() {
    let mut player = Player::sit(&["--seed", "4"]);
    assert_eq!(
        player.say("undo"),
        ["Can’t undo: something was drawn since, and it can’t be unseen."]
    );
    let placed = player.say("BB D6 E6");
    assert_eq!(placed[0], "Shan places blue-blue on D6 and E6 [Q2.1]");
    let back = player.say("undo");
    assert_eq!(back[0], "Undone.");
    assert_eq!(player.say("moves BB D6").len(), 2);

    player.say("RY E6 F6");
    player.say("draw 2");
    assert_eq!(
        player.say("UNDO"),
        ["Can’t undo: something was drawn since, and it can’t be unseen."]
    );
    assert!(player.leave().1);
}

#[test]
fn a_move_can_be_tried_before_it_is_made() {
    let mut player = Player::sit(&["--seed", "4"]);
    let would = [
        "Shan places red-yellow on E6 and F6 [Q2.1]",
        "Shan founds a red province at E6: 2 spaces [Q3.1]",
    ];
    assert_eq!(player.say("try RY E6 F6"), would);
    assert_eq!(player.say("RY E6 F6")[..2], would);
    player.leave();
}

#[test]
fn the_end_of_the_input_is_a_polite_end() {
    let (text, succeeded) = run(&["play", "qin", "--seed", "4"], "");
    assert!(succeeded && text.ends_with("Goodbye.\n"), "{text}");
    let (text, succeeded) = run(&["play", "qin", "--plain", "--hot-seat", "--seed", "4"], "");
    assert!(succeeded && text.ends_with("Goodbye.\n"), "{text}");
    assert!(!text.contains("hand"), "no hand is shown before a key is pressed: {text}");
}

#[test]
fn people_at_one_keyboard_see_their_own_hand_only() {
    let input = "\nBB D6 E6\ndraw 1\n\nhand\nlook\nquit\n";
    let (text, _) = run(&["play", "qin", "--plain", "--hot-seat", "--seed", "4"], input);
    let (before, after) = text.split_once("Pass the keyboard to Mei").unwrap();
    assert!(before.contains("Shan: 24 pagodas left, hand BB RY RY"), "{before}");
    assert!(!before.contains("Mei: "), "{before}");
    assert!(after.contains("Mei: 24 pagodas left, hand"), "{after}");
    assert!(after.contains("Shan: 23 pagodas left, tiles in hand: 3"), "{after}");
    assert!(after.contains("Shan draws a tile"), "{after}");
}

#[test]
fn plain_text_has_no_escape_codes() {
    let everything = "help\nlook\nboard\nmoves\nrules\nhand\ntry RY E6 F6\nRY E6 F6\nboard\n";
    for lang in ["en", "fr", "de", "pl"] {
        let (text, _) = run(&["play", "qin", "--plain", "--seed", "4", "--lang", lang], everything);
        let is_control = |it: char| it.is_control() && it != '\n';
        assert!(!text.contains(is_control), "{text}");
        assert!(!text.contains("qin-") && !text.contains('{') && !text.contains('$'), "{text}");
    }
}

/// A war and a revolt at one keyboard: an empty line passes it on.
#[test]
fn conflicts_are_fought_line_by_line() {
    let war = "\nleader R H5\nR I5\n\nleader R J7\nR J6\n\nR I6\n\nsupport J6 1\n\nno\n";
    let input = format!("{war}leader R K6\nlook\nboard\ncommit 1\n\ncommit 0\nhelp\nboard\nlook\n");
    let args = ["play", "huang", "--plain", "--hot-seat", "--seed", "5", "--lang"];
    for lang in ["en", "fr", "de", "pl"] {
        let (text, succeeded) = run(&[&args[..], &[lang]].concat(), &input);
        assert!(succeeded && !text.contains(|it: char| it.is_control() && it != '\n'), "{text}");
        assert!(!text.contains("huang-") && !text.contains('{') && !text.contains('$'), "{text}");
        if lang == "en" {
            for sentence in [
                "War: Shan unites the kingdoms at I5 and J6 with a tile on I6 [H9.1]",
                "Mei supports the kingdom at J6 with 1 red tile [H9.4]",
                "Shan supports no kingdom [H9.4]",
                "The kingdom at J6 wins the war, 2 to 1 [H9.5]",
                "Shan’s red leader is withdrawn from H5 [H9.6]",
                "Revolt: Shan’s red leader attacks Mei’s [H8.1]",
                "\n† R1 1\n† R2 1\nShan: Revolt, Shan 1 and Mei 1: how many yellow tiles",
                "\n† I5 1 R1\n† J6 1+1=2 R2\nShan: War, I5 1 and J6 2: which kingdom",
                "Shan wins the revolt, 2 to 1 [H8.3]",
            ] {
                assert!(text.contains(sentence), "{sentence}: {text}");
            }
        }
    }
}

#[test]
fn record_is_saved_during_the_game() {
    let path = file("on-the-way.txt").display().to_string();
    let mut player = Player::sit(&["--seed", "4"]);
    assert_eq!(player.say(&format!("save {path}")), [format!("Record saved to {path}.")]);
    player.leave();
    let record = fs::read_to_string(&path).unwrap();
    assert!(record.starts_with("pagoda qin edition 1\nseats 2\noptions board=bird"), "{record}");
}

#[test]
fn mistakes_get_a_helpful_message() {
    let check = |args: &[&str], message: &str| {
        let (text, succeeded) = run(args, "");
        assert!(!succeeded && text.contains(message), "{args:?}: {text}");
    };
    check(&["play", "go"], "pagoda: No such game. Available: huang, qin and dragon.");
    check(&["play", "qin", "--seats", "9"], "The game can’t be played with that many players.");
    check(&["play", "qin", "--seat", "3"], "Seats are numbered from 1 to 2.");
    check(&["play", "qin", "--options", "board=dragon"], "The game has no such options.");
    check(&["play", "go", "--lang", "pl"], "Nie ma tu takiej gry; są: huang, qin i dragon.");
    check(&["replay", "/nowhere"], "The record can’t be read:");
    check(&["replay", "-"], "The record belongs to another game");
}

/// A seed determines a whole game, bots included.
#[test]
fn the_same_seed_is_the_same_game() {
    let args = ["play", "dragon", "--plain", "--seed", "3", "--seats", "3"];
    let play = || {
        run(
            &[&args[..], &["--bots", "novice,master"]].concat(),
            "take W1\nplace 1\ntake M1\nplace 2\n",
        )
    };
    let (text, succeeded) = play();
    assert!(succeeded && text.contains("\nBo recruits: "), "{text}");
    assert!(text.starts_with("You’re playing with Mei (easy bot) and Bo (hard bot).\n"), "{text}");
    assert_eq!(text, play().0);
    let (text, succeeded) = run(&["play", "qin", "--bots", "genius"], "");
    assert!(!succeeded && text.contains("novice, adept or master"), "{text}");
}
