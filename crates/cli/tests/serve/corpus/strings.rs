//! Strings that broke other programs.

/// Strings that somebody may send.
pub(super) fn corpus() -> Vec<String> {
    let short = [
        "<script>alert(1)</script>",
        "\"><img src=x onerror=alert(1)>",
        "' onmouseover='alert(1)",
        "javascript:alert(1)",
        "<svg/onload=alert`1`>",
        "</textarea><iframe src=//evil.example>",
        "&lt;b&gt; &amp;#60;",
        "{{7*7}}",
        "${7*7}",
        "#{7*7}",
        "<%= 7*7 %>",
        "%{7*7} %s%n%x",
        "'; drop table person; --",
        "' or '1'='1",
        "\\'; select pg_sleep(9); --",
        "$1 $2 :name @x",
        "a\r\nx-injected: 1",
        "a\r\n\r\n<html>",
        "a\nx-injected: 1",
        "a%0d%0ax-injected:%201",
        "a\\r\\nx-injected: 1",
        "mei@club.example\r\nBcc: eve@evil.example",
        "mei@club.example\nTo: eve@evil.example",
        "mei@club.example,eve@evil.example",
        "\"mei@club.example> rcpt to:<eve\"@evil.example",
        "mei@club.example%0aCc:eve@evil.example",
        "null\u{0}byte",
        "\u{202e}evil\u{202c}",
        "\u{2066}isolated\u{2069}",
        "zero\u{200b}width\u{feff}",
        "\u{301}\u{301}\u{301} lonely marks",
        "Z\u{310}\u{346}a\u{357}\u{321}l\u{31b}g\u{303}o",
        "👨\u{200d}👩\u{200d}👧 🏳️ 🀄",
        "𝕌𝕟𝕚 ﷽ ꧅ 龍",
        "\"}],\"x\":[{\"",
        "\\u0000\\ud800\\\"",
        "{\"__proto__\":{\"a\":1}}",
        "=cmd|' /C calc'!A0",
        "+1+1, @SUM(A1:A9)",
        "../../etc/passwd\u{7f}",
        "\u{1b}[31mred\u{7}",
        "  spaces around  ",
        "NaN undefined null true",
    ];
    let mut all: Vec<String> = short.map(str::to_owned).into();
    all.extend(["x".repeat(81), "ż".repeat(501), "長".repeat(5_000)]);
    all
}
