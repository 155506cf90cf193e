"""The twelve sounds."""

import zlib

import numpy as np

from samples import RATE, attack, band, clock
from struck import at, bell, bone, contact, ping, room, shard, skin, thud, wood

# D gong mode: the five notes every bell and coin is taken from.
D4, E4, FS4, A4, B4 = 293.66, 329.63, 369.99, 440.0, 493.88
D5, E5, FS5, A5, B5 = 587.33, 659.26, 739.99, 880.0, 987.77
D6, B6, D7 = 1174.66, 1975.53, 2349.32


def pick(rng):
    """A small wooden piece, lifted."""
    x = wood(rng, 1180, 0.09, 15, 0.38, 0.16)
    at(x, 0.0005, thud(rng, 310, 0.08, 0.009), 0.3)
    return room(rng, x, -24, 0.05, 0.6)


def place_tile(rng):
    """A tile: the face lands on wood and felt, an edge settles."""
    x = np.zeros(len(clock(0.28)))
    at(x, 0.0, bone(rng, 1780), 1.0)            # the loudest contact is the first: it answers the touch
    at(x, 0.0, wood(rng, 620, 0.15, 15, 0.4, 0.1), 0.55)
    at(x, 0.001, thud(rng, 178, 0.24, 0.03), 0.62)
    at(x, 0.0, contact(rng, 0.08, 250, 1400, 0.014, 0.002), 0.12)  # felt
    at(x, 0.042, bone(rng, 2150), 0.3)          # the edge settles
    at(x, 0.042, thud(rng, 260, 0.1, 0.012), 0.22)
    return room(rng, x, -21, 0.08, 0.8)


def place_leader(rng):
    """A wooden figure on its foot, with the table below."""
    x = np.zeros(len(clock(0.42)))
    at(x, 0.0, wood(rng, 470, 0.3, 20, 0.5, 0.35), 1.1)
    at(x, 0.0, thud(rng, 112, 0.4, 0.055, 0.35), 0.85)
    at(x, 0.0, contact(rng, 0.1, 180, 1100, 0.02, 0.002), 0.16)
    at(x, 0.058, wood(rng, 640, 0.2, 17, 0.45, 0.25), 0.38)  # the figure stops rocking
    at(x, 0.058, thud(rng, 150, 0.2, 0.022), 0.3)
    return room(rng, x, -20, 0.1)


def pagoda_rise(rng):
    """Three wooden knocks upwards and a bell."""
    x = np.zeros(len(clock(1.15)))
    for when, f, level in ((0.0, A4, 0.75), (0.15, B4, 0.85), (0.30, D5, 1.0)):
        at(x, when, wood(rng, f, 0.3, 27, 0.45, 0.22), level)
        at(x, when, thud(rng, f / 3, 0.2, 0.026), 0.5 * level)
    at(x, 0.315, bell(rng, D6, 0.82, 0.26, 0.34), 0.26)
    return room(rng, x, -19, 0.12)


def crumble(rng):
    """Pieces that fall, bounce and settle."""
    length = 1.25
    x = np.zeros(len(clock(length)))
    for _ in range(26):
        when = 0.01 + rng.beta(1.0, 1.9) * 0.95       # dense at first, then stragglers
        f = np.exp(rng.uniform(np.log(900), np.log(2600)))
        level = rng.uniform(0.35, 1.0) * (1.15 - when)
        pause = rng.uniform(0.05, 0.13)
        for _ in range(int(rng.integers(2, 5))):         # each piece bounces and settles
            at(x, when, shard(rng, f), level)
            at(x, when, thud(rng, 170, 0.1, 0.018), level * 0.35)
            when, pause, level = when + pause, pause * 0.62, level * 0.45
    t = clock(length)
    slide = band(rng.standard_normal(len(t)), 220, 1400)
    x += 0.07 * slide / np.std(slide) * attack(t, 0.05) * np.exp(-t / 0.3)
    at(x, 0.012, thud(rng, 104, 0.4, 0.07), 0.6)
    return room(rng, 2 * np.tanh(0.5 * x), -20, 0.12)


def coin(rng):
    """Two coins, the second higher."""
    x = np.zeros(len(clock(0.55)))
    at(x, 0.0, ping(rng, B6, 0.5, 0.05), 0.7)
    at(x, 0.085, ping(rng, D7, 0.46, 0.085), 0.85)
    for when in (0.0, 0.085):
        at(x, when, thud(rng, 420, 0.1, 0.01), 0.3)
    return room(rng, x, -22, 0.08, 0.8, 6000)


def refuse(rng):
    """A cloth-covered knuckle on wood."""
    x = np.zeros(len(clock(0.26)))
    at(x, 0, thud(rng, 148, 0.25, 0.036, 0.18), 0.85)
    at(x, 0, wood(rng, 318, 0.2, 9, 0.3, 0.0), 0.75)
    at(x, 0, wood(rng, 545, 0.2, 22, 0.25, 0.0), 1.0)   # low but above the bass, which a small speaker lacks
    at(x, 0, contact(rng, 0.06, 300, 1300, 0.012, 0.0015), 0.55)
    x = band(x, 40, 1300) * attack(clock(0.26), 0.003)  # a cloth-covered knuckle, no click
    return room(rng, x, -24, 0.06, 0.7, 1500)


def your_turn(rng):
    """Two bells, a fourth upwards."""
    x = np.zeros(len(clock(1.45)))
    at(x, 0.0, bell(rng, A4, 1.45, 0.36, 0.3, 0.004), 0.8)
    at(x, 0.19, bell(rng, D5, 1.26, 0.42, 0.3, 0.004), 0.95)
    return room(rng, x, -18, 0.16, 1.2, 3500)


def war_drum(rng):
    """Two blows on a big drum."""
    x = np.zeros(len(clock(1.35)))
    at(x, 0.0, skin(rng, 84, 1.0, 0.17), 0.72)
    at(x, 0.31, skin(rng, 78, 1.04, 0.24), 1.0)
    return room(rng, x, -17, 0.2, 1.5, 2200)


def month_gong(rng):
    """A gong struck with a padded beater."""
    length = 2.2
    t = clock(length)
    x = np.zeros_like(t)
    # The low modes speak at once; the higher a mode, the later it is fed by the ones below.
    for f in 98 * np.array((1, 1.52, 1.99, 2.48, 2.91)):
        f *= 1 + rng.uniform(-0.01, 0.01)
        x += 0.55 * (98 / f) ** 0.2 * np.exp(-t / 0.7) * attack(t, 0.006) * np.sin(2 * np.pi * f * t)
    count = 64
    for f in np.exp(np.linspace(np.log(300), np.log(4600), count) + rng.uniform(-0.02, 0.02, count)):
        bloom = 0.04 + 0.42 * np.log(f / 300) / np.log(4600 / 300) * rng.uniform(0.8, 1.2)
        tau = 0.7 * (300 / f) ** 0.16
        swell = (1 - np.exp(-t / bloom)) ** 2 * np.exp(-t / tau)
        shimmer = 1 + 0.3 * np.sin(2 * np.pi * (rng.uniform(1.5, 5) * t + rng.random()))
        level = 0.7 * (300 / f) ** 0.7 * rng.uniform(0.5, 1.2)
        x += level * swell * shimmer * np.sin(2 * np.pi * (f * t + rng.random()))
    at(x, 0, contact(rng, 0.08, 120, 900, 0.016, 0.002), 0.45)  # the padded beater
    return room(rng, x * (1 - attack(t - 1.3, 0.9)), -20, 0.2, 1.5, 3000)


def win(rng):
    """Six bells upwards, a chord and drums."""
    x = np.zeros(len(clock(2.8)))
    run = ((0.0, D5), (0.14, E5), (0.28, FS5), (0.42, A5), (0.56, B5), (0.74, D6))
    for i, (when, f) in enumerate(run):
        at(x, when, bell(rng, f, 2.8 - when, 0.34, 0.54), 0.55 + 0.03 * i)
    # The close is rolled: struck at once, its peak would hide the beginning.
    for when, f, level in ((0.74, D4, 0.4), (0.775, A4, 0.42), (0.81, D5, 0.45)):
        at(x, when, bell(rng, f, 2.8 - when, 0.7, 0.5, 0.005), level)
    at(x, 0.0, skin(rng, 84, 0.8, 0.14, 0.4, 0.2), 0.4)
    at(x, 0.56, skin(rng, 84, 0.6, 0.12, 0.4, 0.2), 0.2)
    at(x, 0.74, skin(rng, 78, 1.2, 0.22, 0.5, 0.25), 0.4)
    return room(rng, x, -18, 0.2, 1.4, 3500)


def chat(rng):
    """A bubble that closes."""
    t = clock(0.11)
    f = 430 + 330 * (1 - np.exp(-t / 0.018))               # a bubble closing: the note rises
    phase = 2 * np.pi * np.cumsum(f) / RATE
    x = attack(t, 0.004) * np.exp(-t / 0.017) * (np.sin(phase) + 0.12 * np.sin(2 * phase))
    return room(rng, x, -26, 0.04, 0.5, 2500)


def voice(name, make):
    """A sound before its level is set. The seed is its name, so changing one sound leaves the others as they are."""
    return make(np.random.default_rng(zlib.crc32(name.encode())))


# name, how to make it, trim in dB against TARGET
SOUNDS = (
    ("pick", pick, -9.0),
    ("place-tile", place_tile, -3.0),
    ("place-leader", place_leader, -1.5),
    ("pagoda-rise", pagoda_rise, 0.0),
    ("crumble", crumble, 0.0),
    ("coin", coin, -3.0),
    ("refuse", refuse, -3.0),
    ("your-turn", your_turn, 0.0),
    ("war-drum", war_drum, 0.0),
    ("month-gong", month_gong, 0.0),
    ("win", win, 0.0),
    ("chat", chat, -7.0),
)
