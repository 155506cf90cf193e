# Everyday commands: `just` lists them. Each is a script or a line of cargo, so they work without `just` too.

_default:
    @just --list

# Play in the terminal: `just play`, `just play huang --seats 3 --lang fr`
play game="qin" *args:
    tools/play {{ game }} {{ args }}

# A server with life in it: bots at several tables, the lobby in a browser
demo:
    tools/demo

# A node with the browser client at http://localhost:8080; what you change is built and shown
dev:
    tools/dev

# How long a stranger takes to a first game, from a fresh clone and empty caches
first-minutes *args:
    tools/first-minutes {{ args }}

# The one gate, as CI runs it; FULL=1 skips nothing
ci *steps:
    bash .ci/run {{ steps }}

# All tests, or those whose names match
test *args:
    cargo nextest run --workspace {{ args }}

# PostgreSQL and NATS for tests: `just services start`, `stop`, `status`
services command="start":
    tools/services {{ command }}

# Formatting and lints
lint:
    cargo fmt --all
    cargo clippy --workspace --all-targets -- -D warnings

# Any number of random games under every law
laws game="qin" games="100000":
    cargo run --release --quiet --bin pagoda-dev -- laws {{ game }} --games {{ games }}

# How fast the rules are, beside the yardstick
bench game="qin":
    cargo run --profile dist --quiet --bin pagoda-dev -- bench {{ game }} --yardstick

# The same random games native and in WASM
parity games="300":
    tools/parity {{ games }}

# Instruction counts of the rules, held to their limits
counts:
    GUNGRAUN_RUNNER="${PAGODA_CACHE:-$HOME/.cache/pagoda}/tools/bin/gungraun-runner" cargo bench --quiet --profile dist --package rules-checks --no-default-features

# How strong bots are: all pairings of docs/bots.md
ladder folder="target/ladder":
    tools/ladder {{ folder }}

# The browser client as a development build
web:
    QUICK=1 tools/web

# The browser tests, on the client as it ships
e2e *names:
    cargo build --workspace --quiet
    SITE="$(tools/web)" e2e/run {{ names }}

# Write docs/texts, where translators read every message beside English
texts:
    UPDATE_EXPECT=1 cargo nextest run --package locale --test wording review

# Find the picture that shows each message, for docs/texts
pictures:
    cargo build --workspace --quiet
    tools/services start
    eval "$(tools/services env)" && SITE="$(tools/web)" node e2e/pictures.mjs > target/pictures.json && mv target/pictures.json docs/texts/pictures.json
    just texts

# Pictures of every main state of the client
shots folder="target/shots":
    cargo build --workspace --quiet
    tools/services start
    eval "$(tools/services env)" && SITE="$(tools/web)" node e2e/shots.mjs {{ folder }}

# Take the pictures of docs/screens.md
showcase folder="docs/screenshots":
    cargo build --workspace --quiet
    tools/need img2webp
    tools/services start
    eval "$(tools/services env)" && SITE="$(tools/web)" node e2e/showcase.mjs {{ folder }}

# Record a few turns of a game: `just recording huang`
recording game="qin":
    cargo build --workspace --quiet
    tools/need img2webp
    tools/services start
    eval "$(tools/services env)" && SITE="$(tools/web)" node e2e/animation.mjs docs/{{ game }}.webp {{ game }}

# The book, with every link looked at
book folder="target/book":
    tools/book {{ folder }}

# Whether players come through nginx and Caddy
proxies:
    tools/proxies

# The package on an empty machine, and over the release before while people play
machine *parts:
    tools/machine {{ parts }}
