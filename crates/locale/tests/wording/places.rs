//! No text is longer than its place: buttons, segments, headings, notices, lessons.

use game::Lang;

use crate::messages;

/// A kind of place, with the longest text of it in each language of [`Lang::ALL`], in characters.
struct Place {
    name: &'static str,
    limits: [usize; 4],
    ids: &'static [&'static str],
}

const PLACES: [Place; 4] = [
    Place {
        name: "button",
        limits: [22, 26, 26, 24],
        ids: &[
            "account-forget",
            "account-forgotten",
            "account-join",
            "account-save",
            "account-sign-in",
            "account-sign-out",
            "agree",
            "analysis-ask",
            "analysis-watch",
            "back-to-now",
            "begin",
            "begin-with-bots",
            "broken-again",
            "chat-say",
            "close",
            "come-back",
            "confirm-move",
            "copy",
            "copy-link",
            "customise",
            "data-export",
            "delete",
            "done",
            "dragon-decline",
            "dragon-pass",
            "dragon-pass-says",
            "export",
            "film-skip",
            "filter-clear",
            "friend-agree",
            "friend-ask",
            "friend-end",
            "friend-unask",
            "games-more",
            "go-on",
            "hint",
            "huang-act-home",
            "import",
            "invite-share",
            "join",
            "lay-table",
            "learn",
            "learn-again",
            "learn-first-game",
            "letter-confirm",
            "measure-take",
            "menu-leave",
            "menu-reset",
            "passkey-make",
            "password-change",
            "password-first",
            "pause",
            "person-block",
            "person-report",
            "person-unblock",
            "play",
            "play-again",
            "play-bots",
            "play-now",
            "push-turn-off",
            "push-turn-on",
            "qin-turn",
            "quick-match",
            "refuse",
            "replay",
            "removal-send",
            "report-act",
            "report-close",
            "report-send",
            "resign",
            "resign-not",
            "resume",
            "save-file",
            "sessions-end",
            "setup-reset",
            "share-result",
            "sit-down",
            "sound-later",
            "sound-on",
            "stand-up",
            "start",
            "understood",
            "undo",
            "vacation-add",
            "wait-bot-go",
            "wait-cancel",
            "wait-watch",
            "watch",
            "way-add-mail",
            "webhook-add",
            "with-passkey",
        ],
    },
    Place {
        name: "segment",
        limits: [10, 13, 14, 13],
        ids: &[
            "chair-adept",
            "chair-guest",
            "chair-master",
            "chair-me",
            "chair-nobody",
            "chair-novice",
            "confirm-always",
            "confirm-never",
            "confirm-touch",
            "huang-act-build",
            "huang-act-leader",
            "huang-act-replace",
            "huang-act-riot",
            "huang-act-tile",
            "measure-ban",
            "measure-lift",
            "measure-mute",
            "option-no",
            "option-yes",
            "qin-option-bird",
            "qin-option-lion",
            "removal-message",
            "removal-name",
            "removal-table",
            "speed-fast",
            "speed-none",
            "speed-normal",
            "speed-slow",
            "theme-auto",
            "theme-dark",
            "theme-light",
        ],
    },
    Place {
        name: "heading",
        limits: [26, 32, 32, 32],
        ids: &[
            "alerts-title",
            "analysis-title",
            "audit-title",
            "blocks-title",
            "course-title",
            "data-title",
            "friends-title",
            "games-title",
            "gather-title",
            "host-title",
            "hours-title",
            "invite-title",
            "log-title",
            "measure-title",
            "meet-begin",
            "meet-title",
            "more-games",
            "new-here",
            "passkeys-title",
            "password-title",
            "person-title",
            "proof-title",
            "push-title",
            "removal-title",
            "reports-title",
            "reveal-moment",
            "rules-title",
            "score-title",
            "sessions-title",
            "settings-confirm",
            "settings-draw",
            "settings-sound",
            "settings-speed",
            "settings-theme",
            "settings-turn",
            "settings-vibration",
            "settings-zen",
            "setup-bots",
            "setup-players",
            "setup-seats",
            "stats-title",
            "tables-everyone",
            "tables-mine",
            "tables-open",
            "tables-running",
            "think",
            "vacation-title",
            "verify-title",
            "versus-title",
            "wait-bot",
            "wait-watch-title",
            "ways-title",
            "webhook-title",
            "who-title",
            "your-games",
        ],
    },
    Place {
        name: "notice",
        limits: [90, 110, 110, 110],
        ids: &[
            "away-me",
            "away-other",
            "failed-banned-until",
            "failed-muted-until",
            "failed-offline",
            "failed-refused",
            "gave-up",
            "hours-kept",
            "link-lost",
            "link-lost-sending",
            "passkey-made",
            "passkey-removed",
            "password-changed",
            "report-sent",
            "sessions-ended",
            "sound-ask",
            "undo-asked",
            "undo-asking",
            "undo-chance",
            "undo-disclosed",
            "undo-over",
            "undo-rival",
            "undo-start",
            "vacation-added",
            "vacation-ended",
            "watching",
            "way-added",
            "way-removed",
        ],
    },
];

/// Longest explanation of a lesson's step.
const LESSON: [usize; 4] = [260, 310, 310, 300];

/// The length of a text; an argument counts as a short name.
fn length(text: &str) -> usize {
    let mut length = 0;
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("{ ") {
        length += before.chars().count() + 4;
        rest = after.split_once('}').map_or("", |(_, after)| after);
    }
    length + rest.chars().count()
}

#[test]
fn no_text_is_longer_than_its_place() {
    let mut found = Vec::new();
    for (column, lang) in Lang::ALL.into_iter().enumerate() {
        let texts = messages::all(lang);
        let mut check = |id: &str, name: &str, limit: usize| {
            let texts = texts.iter().filter(|text| text.id == id);
            let long = texts.filter(|text| limit < length(&text.text));
            found.extend(long.map(|it| {
                format!(
                    "{}: {} of {limit} for a {name}: {}",
                    it.place(lang),
                    length(&it.text),
                    it.text
                )
            }));
        };
        for place in &PLACES {
            place.ids.iter().for_each(|id| check(id, place.name, place.limits[column]));
        }
        for text in texts.iter().filter(|text| text.file == "learn" && text.id.ends_with("-about"))
        {
            check(&text.id, "lesson", LESSON[column]);
        }
    }
    assert!(found.is_empty(), "{} texts:\n{}", found.len(), found.join("\n"));
}

#[test]
fn every_place_names_messages_that_exist() {
    let texts = messages::all(Lang::En);
    for id in PLACES.iter().flat_map(|place| place.ids) {
        assert!(texts.iter().any(|text| text.id == *id), "{id} doesn't exist");
    }
}

#[test]
fn an_argument_counts_as_a_short_name() {
    assert_eq!(length("To { $seat }!"), 8);
    assert_eq!(length("Zażółć"), 6);
}
