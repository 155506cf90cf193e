"""The native tests: every test binary that isn't the one that passed before is run by cargo-nextest."""

import json
import os
import subprocess
import xml.etree.ElementTree as xml
from pathlib import Path

from stamps import CACHE, ROOT, Stamps, content_of, version_of

TARGET = Path(os.environ.get("CARGO_TARGET_DIR") or ROOT / "target")
SLOWEST = 50

# What tests read beside what is compiled into them, by package.
SHARED = ["games", "locales", "tools/services", ".config/nextest.toml"]
READS = {
    "cli": ["docs/openapi.json", "crates/cli", "crates/store/migrations", "ship/deb/pagoda-wal"],
    "locale": ["docs/texts", "book/src/play"],
    "pagoda-dev": ["docs/openapi.json", "dev/pagoda-dev"],
    "scale": ["docs/scale.json", "docs/scale.md"],
    "server": ["crates/server/tests", "crates/store/migrations"],
    "store": ["crates/store"],
    "web": ["crates/web/src"],
}
# Tests that start these programs depend on them.
STARTS = {"cli": ["pagoda"], "pagoda-dev": ["pagoda", "pagoda-dev"]}
# Tests of the tree itself read all of it.
ALWAYS = ["tidy"]
# What steers tests from outside.
STEERS = ["PAGODA_KILLS", "PAGODA_PG_STOPS", "PAGODA_NATS_STOPS", "PAGODA_FAILOVERS", "PAGODA_GAMES", "PAGODA_PAIRS", "PAGODA_MONTH", "PAGODA_LAWS", "PAGODA_SEED", "PAGODA_PACE",
          "PAGODA_LOBBY", "PAGODA_HERD", "PAGODA_ATTACKED"]
# The same tests, at the length of a long run.
AT_LENGTH = {"PAGODA_KILLS": "200", "PAGODA_PG_STOPS": "20", "PAGODA_NATS_STOPS": "20", "PAGODA_FAILOVERS": "20", "PAGODA_PAIRS": "20000", "PAGODA_MONTH": "500",
             "PAGODA_LAWS": "100000", "PAGODA_PACE": "1", "PAGODA_LOBBY": "1000", "PAGODA_HERD": "10000"}


class Failed(Exception):
    """Tests failed, or none ran."""


def build():
    """Builds all tests, and the programs that they start."""
    binaries()


def binaries():
    """Where each test binary is, and its package; builds what isn't built."""
    listed = subprocess.run(["cargo", "nextest", "list", "--workspace", "--list-type", "binaries-only", "--message-format", "json", "--cargo-quiet"],
                            cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    found = json.loads(listed.stdout)["rust-binaries"]
    return {name: (it["package-id"].split("#")[0].rsplit("/", 1)[-1], it["binary-path"]) for name, it in found.items()}


def key_of(package, path):
    """Names all that the tests of a binary depend on."""
    env = [(name, os.environ.get(name)) for name in STEERS]
    older = os.environ.get("PAGODA_OLDER")
    built = [path, *(str(TARGET / "debug" / it) for it in STARTS.get(package, [])), *([older] if older and package in STARTS else [])]
    versions = [version_of("postgres --version"), version_of("nats-server --version"), version_of("cargo-nextest --version")]
    return content_of(env, versions, files=[*SHARED, *READS.get(package, [])], built=built)


def run(is_long):
    """Runs what has changed, and remembers each binary all of whose tests passed."""
    if is_long:
        for name, value in AT_LENGTH.items():
            os.environ.setdefault(name, value)
    stamps, found = Stamps("native"), binaries()
    keys = {name: key_of(*it) for name, it in found.items() if it[0] not in ALWAYS}
    skipped = [name for name, key in keys.items() if stamps.has(name, key)]
    print(f"{len(skipped)} of {len(found)} test binaries passed before", flush=True)
    # Nextest keeps its reports below the workspace, wherever cargo builds.
    report = ROOT / "target" / "nextest" / "default" / "junit.xml"
    report.unlink(missing_ok=True)
    for name in set(keys) - set(skipped):
        stamps.forget(name)
    without = " or ".join(f"binary_id(={name})" for name in skipped)
    command = ["cargo", "nextest", "run", "--workspace", "--no-fail-fast", "--status-level", "fail", "--final-status-level", "slow", "--cargo-quiet"]
    done = subprocess.run([*command, *(["-E", f"not ({without})"] if without else [])], cwd=ROOT, check=False)
    tests = results(report)
    for name in set(keys) - set(skipped):
        outcomes = [ok for suite, _, _, ok in tests if suite == name]
        # A binary without tests is listed, and never reported.
        if done.returncode == 0 or (outcomes and all(outcomes)):
            stamps.remember(name, keys[name])
    tell(tests)
    if not tests:
        raise Failed(f"no test ran: there is no report at {report}")
    if done.returncode != 0:
        raise Failed(f"{sum(not ok for *_, ok in tests)} of {len(tests)} tests failed")


def results(report):
    """Suite, name, seconds and whether it passed, of every test that ran."""
    if not report.exists():
        return []
    return [(suite.get("name"), case.get("name"), float(case.get("time", 0)), case.find("failure") is None and case.find("error") is None)
            for suite in xml.parse(report).getroot() for case in suite.iter("testcase")]


def tell(tests):
    slowest = sorted(tests, key=lambda it: -it[2])[:SLOWEST]
    print(f"\nthe {len(slowest)} slowest tests:")
    for suite, name, seconds, _ in slowest:
        print(f"{seconds:7.1f} s  {suite} {name}")
    folder = CACHE / "times"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "native.json").write_text(json.dumps([{"suite": it[0], "name": it[1], "seconds": it[2], "ok": it[3]} for it in tests]))
