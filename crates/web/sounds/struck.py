"""Things that are struck, and the room around them.

A struck thing is a sum of damped partials (`modes`) and a burst of noise where two things touch (`contact`).
"""

import numpy as np

from samples import RATE, attack, band, clock, gain

# Ratios of partials to the lowest, by what is struck.
BAR = (1.0, 2.756, 5.404, 8.933)                            # free wooden bar
DRUM = (1.0, 1.594, 2.136, 2.296, 2.653, 2.918, 3.156, 3.5)  # round skin
DRUM_HIGH = (5.13, 5.54, 5.98, 6.16, 6.53, 7.07, 7.6, 8.65)  # its modes at 400 to 700 Hz
BELL = (1.0, 2.0, 2.74, 4.07, 5.36, 7.9)                    # thick-walled chime
DISC = (1.0, 1.73, 2.33, 3.91, 4.11)                        # free-edged disc


def modes(rng, seconds, freqs, amps, taus, rise=0.0006, bend=0.0, bend_tau=0.03):
    """Damped partials. All start `bend` sharp (0.5: half as high again) and settle within `bend_tau`."""
    t = clock(seconds)
    warp = t + bend * bend_tau * (1 - np.exp(-t / bend_tau))
    out = np.zeros_like(t)
    for f, a, tau in zip(freqs, amps, taus):
        if f < 0.42 * RATE:
            out += a * np.exp(-t / tau) * np.sin(2 * np.pi * f * warp + rng.uniform(-0.4, 0.4))
    return out * attack(t, rise) * attack(t[::-1], 0.3 * seconds)  # released, never cut


def contact(rng, seconds, low, high, tau, rise=0.0004):
    """Noise of two surfaces meeting, about 1 at its peak."""
    t = clock(seconds)
    x = band(rng.standard_normal(len(t)), low, high)
    x *= np.exp(-t / tau) * attack(t, rise)
    return x / (np.max(np.abs(x)) + 1e-12)


def at(canvas, when, x, level=1.0):
    """Adds `x` to `canvas` at `when` seconds; what falls off the end is lost."""
    start = int(round(when * RATE))
    room_left = max(0, min(len(x), len(canvas) - start))
    canvas[start : start + room_left] += level * x[:room_left]


def room(rng, x, level=-20.0, length=0.09, size=1.0, dark=4500.0):
    """A small panelled room: nine early reflections, then a faint, dark tail."""
    t = clock(length)
    ir = np.zeros_like(t)
    for when in (0.0053, 0.0081, 0.0117, 0.0149, 0.0203, 0.0261, 0.0337, 0.0419, 0.0527):
        spot = int(when * size * rng.uniform(0.94, 1.06) * RATE)
        if spot < len(ir):
            ir[spot] += rng.choice((-1, 1)) * np.exp(-when * size / 0.022)
    ir += 0.05 * rng.standard_normal(len(t)) * np.exp(-t / (length / 4)) * attack(t, 0.012)
    ir = band(ir, 180, dark)
    n = len(x) + len(ir)
    wet = np.fft.irfft(np.fft.rfft(x, n) * np.fft.rfft(ir, n), n)[: len(x)]
    return x + wet * gain(level) * np.sqrt(np.sum(x**2) / (np.sum(wet**2) + 1e-12))


def wood(rng, f, seconds, quality=24, hard=0.5, touch=0.25, bend=0.02):
    """A wooden piece knocked: bar partials, decay shorter the higher; `hard` brightens."""
    freqs = np.array(BAR) * f * (1 + rng.uniform(-0.02, 0.02, len(BAR)))
    amps = hard ** np.arange(len(BAR))
    taus = quality / (np.pi * freqs) * np.array((1, 1.25, 1.4, 1.5))
    x = modes(rng, seconds, freqs, amps, taus, 0.0005, bend, 0.006)
    at(x, 0, contact(rng, min(seconds, 0.03), f * 0.8, f * 5, 0.0022), touch)
    return x


def thud(rng, f, seconds, tau, drop=0.25):
    """The table or chest below answering: three low modes, slightly falling."""
    freqs = np.array((1.0, 1.62, 2.41)) * f
    return modes(rng, seconds, freqs, (1, 0.45, 0.2), (tau, tau * 0.7, tau * 0.45), 0.002, drop, 0.012)


def bone(rng, f, seconds=0.08):
    """A tile: dense, bright, short."""
    freqs = np.array((1, 1.71, 2.58, 3.43)) * f * (1 + rng.uniform(-0.02, 0.02, 4))
    x = modes(rng, seconds, freqs, (1, 0.62, 0.34, 0.18), 22 / (np.pi * freqs), 0.0004)
    at(x, 0, contact(rng, 0.02, 1500, 7000, 0.0018), 0.4)
    return x


def shard(rng, f):
    """One falling piece meeting wood: half of them ceramic and ringing, half wooden and dull."""
    if rng.random() < 0.5:
        freqs = np.array((1, 1.58, 2.31, 3.17)) * f * 1.5 * (1 + rng.uniform(-0.06, 0.06, 4))
        x = modes(rng, 0.12, freqs, (1, 0.6, 0.35, 0.15), 30 / (np.pi * freqs), 0.0005)
    else:
        x = wood(rng, f * 0.5, 0.12, 15, 0.42, 0.25)
    at(x, 0, contact(rng, 0.03, 700, 5000, 0.003), 0.2)
    return x


def ping(rng, f, seconds, tau):
    """A coin: disc partials, each a close pair."""
    freqs = np.array(DISC) * f
    split = rng.uniform(3, 7, len(DISC))
    amps = np.array((1, 0.55, 0.42, 0.14, 0.1))
    taus = tau / (1 + 0.5 * np.arange(len(DISC)))
    x = modes(rng, seconds, np.concatenate((freqs, freqs + split)), np.concatenate((amps, 0.3 * amps)),
              np.concatenate((taus, taus * 0.9)), 0.0008)
    at(x, 0, contact(rng, 0.02, 2000, 8000, 0.0018), 0.3)
    return x


def bell(rng, f, seconds, tau, bright=0.5, rise=0.002):
    """A chime struck with a soft mallet; each partial is a close pair, so it shimmers slowly."""
    k = np.arange(len(BELL))
    ring = np.array(BELL) * f
    beat = rng.uniform(0.5, 1.3, len(BELL)) * (1 + 0.25 * k)
    freqs = np.concatenate((ring - beat / 2, ring + beat / 2))
    amps = np.array((1, 0.34, 0.42, 0.2, 0.13, 0.05)) * (bright * 2) ** (k * 0.6)
    taus = tau / (1 + 0.75 * k)
    x = modes(rng, seconds, freqs, np.concatenate((amps, 0.55 * amps)), np.concatenate((taus, taus)), rise)
    at(x, 0, contact(rng, 0.03, 900, 4000, 0.004, 0.001), 0.07)
    return x


def skin(rng, f, seconds, tau, drop=0.55, slap=0.3):
    """A big drum: skin modes that start sharp, the slap of the stick, the wooden shell."""
    freqs = np.array(DRUM) * f
    amps = np.array((1, 0.95, 0.85, 0.7, 0.6, 0.5, 0.42, 0.34))
    taus = tau * np.array((1, 0.5, 0.36, 0.3, 0.24, 0.2, 0.18, 0.16))
    x = modes(rng, seconds, freqs, amps, taus, 0.002, drop, 0.045)
    # A small speaker plays only what lies above 450 Hz: the high modes of the skin, the stick and the shell.
    high = np.array(DRUM_HIGH)
    at(x, 0, modes(rng, seconds, high * f, np.ones(len(high)), 2.4 * tau / high, 0.001, 0.5 * drop, 0.045), 0.45)
    at(x, 0, contact(rng, 0.2, 350, 1100, 0.03, 0.0008), 4 * slap)
    at(x, 0, wood(rng, f * 7.3, 0.2, 26, 0.25, 0.2), 1.0)
    return 2 * np.tanh(0.5 * x)  # a driven skin
