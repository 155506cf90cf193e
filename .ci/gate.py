"""The steps of the gate, in order: .ci/run calls this in the gate's own checkout. usage: gate.py [STEP…]"""

import os
import shutil
import subprocess
import sys
import threading
import time
from contextlib import contextmanager
from pathlib import Path

import native
from stamps import CACHE, FULL, ROOT, Stamps, content_of, version_of

LONG = bool(os.environ.get("LONG"))
TARGET = os.environ.get("CARGO_TARGET_DIR", str(ROOT / "target"))
SITE = f"{TARGET}/site"
PROGRAM = f"{TARGET}/debug/pagoda"

# What cargo reads to build anything.
BUILD = ["Cargo.toml", "Cargo.lock", "rust-toolchain.toml", ".cargo", "clippy.toml"]
RUST = [*BUILD, "crates", "dev", "games", "locales", "!crates/web/style", "!crates/web/art", "!crates/web/public"]
RULES = [*BUILD, "games", *(f"crates/{it}" for it in ("game", "table", "wire", "clock", "bots"))]
CLIENT = [*BUILD, "games", "locales", "tools/web", "tools/wasm", "tools/polish", "e2e/package-lock.json",
          *(f"crates/{it}" for it in ("game", "table", "wire", "clock", "bots", "locale", "web", "web-worker", "wasm", "rules-html")), "dev/bindgen"]

# What anybody may use, and where it is.
PACKAGES = {"game": "crates/game", "game-testkit": "dev/game-testkit", **{it: f"games/{it}" for it in ("dragon", "huang", "qin")}}


class Step:
    """A command, what it reads, and whether it may be skipped where all of that passed before."""

    def __init__(self, name, command, inputs=None, programs=(), built=(), outputs=(), env=None):
        self.name, self.command, self.inputs = name, command, inputs
        self.programs, self.built, self.outputs, self.env = programs, built, outputs, env or {}

    def key(self):
        """Names everything that the outcome depends on; none where it always runs."""
        if self.inputs is None:
            return None
        return content_of(self.name, self.command, sorted(self.env.items()), [version_of(it) for it in self.programs],
                          files=self.inputs, built=self.built)

    def run(self, stamps):
        key = self.key()
        is_there = all(os.path.exists(output) for output in self.outputs)
        if is_there and stamps.has(self.name, key):
            return "passed before"
        stamps.forget(self.name)
        if callable(self.command):
            self.command()
        else:
            subprocess.run(["bash", "-c", f"set -euo pipefail; {self.command}"], cwd=ROOT, check=True, env={**os.environ, **self.env})
        stamps.remember(self.name, key)
        return "passed"


class Lane:
    """Steps that run beside the next ones, and are waited for before a step: at the latest before the browser tests."""

    def __init__(self, steps, until="end to end"):
        self.steps, self.until = steps, until


def services():
    """Starts PostgreSQL and NATS."""
    subprocess.run(["tools/services", "start"], cwd=ROOT, check=True)
    for line in subprocess.check_output(["tools/services", "env"], cwd=ROOT, text=True).splitlines():
        name, value = line.removeprefix("export ").split("=", 1)
        os.environ[name] = value


def older_server():
    """Builds the older server that tests run beside this one."""
    os.environ["PAGODA_OLDER"] = subprocess.check_output(["tools/older"], cwd=ROOT, text=True).strip()


RUSTC, VALGRIND, PYTHON = "rustc -vV", "valgrind --version", "python3 --version"
DENY = f"{CACHE}/tools/bin/cargo-deny"
STEPS = [
    Step("tools", "tools/install"),
    Step("gate", "python3 -m unittest discover --quiet --start-directory .ci --pattern 'test_*.py'"),
    Step("formatting", "cargo fmt --all --check"),
    Step("licences", f"'{DENY}' --log-level error check licenses bans sources"),
    # One crate, compiled alone, leaves a core idle: these builds fill what the next ones leave. Not while tests run, which measure time.
    Lane([
        Step("older server", older_server),
        Step("client", "tools/web >/dev/null", CLIENT, [RUSTC, "node --version", "brotli --version"], outputs=[f"{SITE}/sw.js"]),
    ], until="tests"),
    # The second is the terminal client alone: tools/play.
    Step("clippy", "cargo clippy --workspace --all-targets --quiet -- -D warnings; cargo clippy --package cli --no-default-features --quiet -- -D warnings",
         RUST, [RUSTC]),
    Step("documentation", "RUSTDOCFLAGS='-D warnings' cargo doc --workspace --no-deps --quiet", RUST, [RUSTC]),
    # What is licensed permissively builds alone, from nothing but its package.
    Step("packages", "cargo package --offline --allow-dirty --quiet " + " ".join(f"--package pagoda-{it}" for it in PACKAGES), [*BUILD, *PACKAGES.values()], [RUSTC]),
    Step("services", services),
    Step("test binaries", native.build),
    Step("tests", lambda: native.run(LONG)),
    # These wait more than they work: they run beside the builds that follow.
    Lane([
        Step("API", f"tools/schemathesis {300 if LONG else ''}", ["tools/schemathesis", "tools/schemathesis.txt", "tools/services", "docs/openapi.json"],
             [PYTHON, "postgres --version"], built=[PROGRAM], env={"PAGODA": PROGRAM}),
        Step("proxies", "tools/proxies", ["tools/proxies", "tools/services", "ship/nginx.conf", "ship/Caddyfile"], ["nginx -v", "caddy version", "postgres --version"],
             built=[PROGRAM], env={"PAGODA": PROGRAM}),
        # Strangers meet this first. The client is not looked at: any folder serves.
        Step("demo", "tools/demo --check", ["tools/demo", "tools/database", "tools/services"], ["postgres --version"], built=[PROGRAM],
             env={"PAGODA": PROGRAM, "PAGODA_STATIC_DIR": str(ROOT / "crates/web/public"), "DATABASE": "pagoda_demo_gate", "PORT": "18480"}),
        Step("alerts", "tools/alerts", ["tools/alerts", "ship/alerts.yaml", "ship/slo.yaml", "ship/slo.test.yaml", "ship/slo-days.test.yaml"], ["promtool --version"]),
        Step("book", "tools/book >/dev/null"),
    ]),
    Step("doc tests", "cargo test --workspace --doc --quiet", RUST, [RUSTC]),
    Step("native and WASM", f"tools/parity {100_000 if LONG else 300}", [*RULES, "dev/rules-checks", "crates/wasm", "tools/parity", "tools/parity.mjs", "tools/wasm"],
         [RUSTC, "node --version"]),
    Step("instruction counts", f"GUNGRAUN_RUNNER='{CACHE}/tools/bin/gungraun-runner' cargo bench --quiet --profile dist --package rules-checks --no-default-features",
         [*RULES, "dev/rules-checks"], [RUSTC, VALGRIND]),
    Step("end to end", "e2e/run", env={"SITE": SITE, "PAGODA": PROGRAM, **({"EVERY": "1"} if LONG else {})}),
    # What hosts get, as they get it: a release is built for it, so it takes half an hour more.
    *([Step("an empty machine", "MACHINE=1 tools/install && tools/machine")] if os.environ.get("MACHINE") else []),
]


class Gate:
    """Runs steps, tells how they went, and goes on after a failure so that one run tells all of them."""

    def __init__(self, chosen):
        self.chosen, self.stamps, self.rows, self.begun = chosen, Stamps("steps"), [], time.monotonic()
        self.beside = {}

    def step(self, step):
        if self.chosen and step.name not in self.chosen:
            return
        begun = time.monotonic()
        print(f"\n== {step.name} ({begun - self.begun:.0f} s)", flush=True)
        try:
            outcome = step.run(self.stamps)
        # Whatever it is: in a lane nobody else would hear of it.
        except Exception as failure:  # pylint: disable=broad-exception-caught
            outcome = "FAILED"
            print(f"{step.name}: {failure}", file=sys.stderr, flush=True)
        self.rows.append((step.name, outcome, time.monotonic() - begun))
        print(f"-- {step.name}: {outcome}, {time.monotonic() - begun:.0f} s", flush=True)

    def run(self):
        for step in STEPS:
            if isinstance(step, Lane):
                self.begin(step)
                continue
            self.join(step.name)
            self.step(step)
            # Nothing else can run without these.
            if step.name in ("tools", "services") and step.name in self.failed():
                break
        self.join()
        return self.tell()

    def begin(self, lane):
        thread = threading.Thread(target=lambda: [self.step(it) for it in lane.steps])
        thread.start()
        self.beside[thread] = lane.until

    def join(self, name=None):
        """Waits for the lanes that must have ended before a step, or for all."""
        for thread in [it for it, until in self.beside.items() if name in (None, until)]:
            thread.join()
            del self.beside[thread]

    def failed(self):
        return [name for name, outcome, _ in self.rows if outcome == "FAILED"]

    def tell(self):
        print("\n== steps")
        for name, outcome, seconds in self.rows:
            print(f"{seconds:7.0f} s  {name:20}{outcome}")
        total = time.monotonic() - self.begun
        if self.failed():
            print(f"\nFAILED: {', '.join(self.failed())} ({total:.0f} s)")
            return 1
        print(f"\nall passed in {total:.0f} s{' (nothing skipped)' if FULL else ''}")
        return 0


@contextmanager
def in_progress(target):
    """Marks a build folder as in use. A gate that was killed leaves the mark, and incremental state that may not link: it is removed."""
    mark = Path(target) / "in-progress"
    if mark.exists():
        print("the last run was killed: removing incremental build state", flush=True)
        for state in Path(target).glob("*/incremental"):
            # A compiler that outlived the killed run may still write there.
            shutil.rmtree(state, ignore_errors=True)
    mark.parent.mkdir(parents=True, exist_ok=True)
    mark.touch()
    yield
    mark.unlink()


def steps():
    """Every step."""
    return [it for step in STEPS for it in (step.steps if isinstance(step, Lane) else [step])]


if __name__ == "__main__":
    known = [it.name for it in steps()]
    unknown = set(sys.argv[1:]) - set(known)
    if unknown:
        sys.exit(f"no such step: {', '.join(sorted(unknown))}; there are {', '.join(known)}")
    with in_progress(TARGET):
        code = Gate(sys.argv[1:]).run()
    sys.exit(code)
