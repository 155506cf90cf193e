"""What is measured of a sound, and what counts as a fault."""

import numpy as np

from level import CEILING, loudness
from samples import RATE, db


def measure(x):
    """The figures of a sound, by name."""
    power = np.abs(np.fft.rfft(x)) ** 2
    f = np.fft.rfftfreq(len(x), 1 / RATE)
    return {
        "seconds": len(x) / RATE,
        "peak": db(np.max(np.abs(x))),
        "rms": db(np.sqrt(np.mean(x * x))),
        "loud": loudness(x),
        "centroid": np.sum(f * power) / np.sum(power),
        "dc": db(abs(np.mean(x))),
        "edge": db(max(abs(x[0]), abs(x[-1]))),
    }


def faults(name, m):
    """What is wrong with the figures of a sound."""
    limits = {"month-gong": 2.2, "win": 2.8}
    if m["peak"] > CEILING + 0.01:
        yield f"{name}: peak {m['peak']:.2f} dBFS"
    if m["dc"] > -70:
        yield f"{name}: DC {m['dc']:.0f} dBFS"
    if m["edge"] > -60:
        yield f"{name}: starts or ends off zero"
    if m["seconds"] > limits.get(name, 1.5) + 1e-6:
        yield f"{name}: {m['seconds']:.2f} s is too long"
