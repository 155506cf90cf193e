"""What is measured of a sound, and what counts as a fault."""

from itertools import combinations

import numpy as np

from level import CEILING, k_weight, loudness
from samples import RATE, db, gain

# Sounds that answer a touch. They are also the ones that play most often.
TOUCH = ("pick", "place-tile", "place-leader", "coin", "refuse", "chat")
SECONDS = {"month-gong": 2.2, "win": 2.8}
SECONDS_OTHERS = 1.5

ONSET_TOUCH = 0.010  # seconds; a later sound no longer belongs to the touch
ONSET_OTHERS = 0.040
SPEAKER_LOSS = 7.0   # dB of loudness on a small speaker
HARSH = 0.6          # share of the energy
TAIL = -50.0         # dB of the peak in the last 20 ms
CUT = 20.0           # dB from one 5 ms block to the next
REDUCTION = 6.0      # dB taken off a peak by the limiter
DISTANCE = 1.0

# A clear difference in each feature: the unit of the distance between two sounds.
UNITS = {
    "brightness": 0.5,  # octaves of the spectral centroid
    "length": 1.0,      # octaves of the time to -20 dB
    "attack": 2.0,      # octaves of the time from 10 % to 90 % of the peak
    "flatness": 10.0,   # dB
}


def onset(x):
    """Seconds from the start to -6 dB of the peak."""
    level = np.abs(x)
    return np.argmax(level >= gain(-6) * np.max(level)) / RATE


def onset_max(name):
    """The latest onset that a sound may have."""
    return ONSET_TOUCH if name in TOUCH else ONSET_OTHERS


def small_speaker(x):
    """What the speaker of a phone plays: a Butterworth high pass of fourth order at 450 Hz."""
    n = len(x) + RATE // 4
    f = np.fft.rfftfreq(n, 1 / RATE)
    f[0] = 1e-6
    return np.fft.irfft(np.fft.rfft(x, n) / np.sqrt(1 + (450 / f) ** 8), n)[: len(x)]


def harshness(x):
    """The share of the K-weighted energy in 2.5 to 5 kHz, where the ear is most sensitive."""
    f = np.fft.rfftfreq(len(x), 1 / RATE)
    power = (np.abs(np.fft.rfft(x)) * k_weight(f)) ** 2
    return np.sum(power[(f >= 2500) & (f <= 5000)]) / np.sum(power)


def tail(x):
    """The level of the last 20 ms in dB of the peak."""
    return db(np.max(np.abs(x[-RATE // 50 :])) / np.max(np.abs(x)))


def cut(x):
    """The steepest fall in dB from one 5 ms block to the next, among blocks above -40 dB of the peak."""
    span = RATE // 200
    blocks = np.max(np.abs(np.pad(x, (0, span + -len(x) % span)).reshape(-1, span)), axis=1)
    levels = 20 * np.log10(blocks / np.max(blocks) + 1e-5)
    return float(np.max((levels[:-1] - levels[1:])[levels[:-1] > -40]))


def centroid(x):
    """The mean frequency of the energy."""
    f = np.fft.rfftfreq(len(x), 1 / RATE)
    power = np.abs(np.fft.rfft(x)) ** 2
    return np.sum(f * power) / np.sum(power)


def flatness(x):
    """Geometric by arithmetic mean of the spectrum in dB: 0 is white noise, far below is a tone."""
    n = 2048  # one resolution for all: a longer transform makes a longer sound look more tonal
    frames = np.lib.stride_tricks.sliding_window_view(np.pad(x, n), n)[:: n // 2]
    power = np.mean(np.abs(np.fft.rfft(frames * np.hanning(n))) ** 2, axis=0)
    f = np.fft.rfftfreq(n, 1 / RATE)
    power = power[(f >= 100) & (f <= 8000)]
    power = np.maximum(power, 1e-6 * np.max(power))  # below -60 dB nothing is audible
    return 10 * (np.mean(np.log10(power)) - np.log10(np.mean(power)))


def features(x):
    """What tells two sounds apart, each in its scale of UNITS."""
    level = np.abs(x) / np.max(np.abs(x))
    rise = (np.argmax(level >= 0.9) - np.argmax(level >= 0.1)) / RATE
    return {
        "brightness": np.log2(centroid(x)),
        "length": np.log2((np.flatnonzero(level >= 0.1)[-1] + 1) / RATE),
        "attack": np.log2(max(rise, 0.001)),
        "flatness": flatness(x),
    }


def distance(one, other):
    """How far apart the features of two sounds are; 1 is a clear difference in one of them."""
    return float(np.sqrt(sum(((one[key] - other[key]) / unit) ** 2 for key, unit in UNITS.items())))


def measure(x, reduction=0.0):
    """The figures of a sound, by name; `reduction` is what `finish` gives."""
    peak, phone = np.max(np.abs(x)), small_speaker(x)
    return {
        "seconds": len(x) / RATE,
        "peak": db(peak),
        "crest": db(peak / np.sqrt(np.mean(x * x))),
        "loud": loudness(x),
        "centroid": centroid(x),
        "dc": db(abs(np.mean(x))),
        "edge": db(max(abs(x[0]), abs(x[-1]))),
        "onset": onset(x),
        "loss": loudness(x) - loudness(phone),
        "harsh": harshness(x),
        "tail": tail(x),
        "cut": cut(x),
        "reduction": reduction,
        "features": features(x),
        "phone": features(phone),
    }


def faults(name, m):
    """What is wrong with the figures of a sound."""
    checks = (
        (m["peak"] > CEILING + 0.01, f"peak {m['peak']:.2f} dBFS"),
        (m["dc"] > -70, f"DC {m['dc']:.0f} dBFS"),
        (m["edge"] > -60, "starts or ends off zero"),
        (m["seconds"] > SECONDS.get(name, SECONDS_OTHERS) + 1e-6, f"{m['seconds']:.2f} s is too long"),
        (m["onset"] > onset_max(name), f"onset {1000 * m['onset']:.1f} ms"),
        (m["loss"] > SPEAKER_LOSS, f"{m['loss']:.1f} dB quieter on a small speaker"),
        (name in TOUCH and m["harsh"] > HARSH, f"{m['harsh']:.2f} of its energy in 2.5 to 5 kHz"),
        (m["tail"] > TAIL, f"ends at {m['tail']:.0f} dB of its peak"),
        (m["cut"] > CUT, f"falls {m['cut']:.0f} dB within 5 ms"),
        (m["reduction"] > REDUCTION, f"the limiter takes off {m['reduction']:.1f} dB"),
    )
    return [f"{name}: {fault}" for is_wrong, fault in checks if is_wrong]


def distances(measures, kind="features"):
    """The distance of every pair of sounds, the closest first; `kind` is "features" or "phone"."""
    pairs = combinations(measures.items(), 2)
    return sorted((distance(a[kind], b[kind]), one, other) for (one, a), (other, b) in pairs)


def alike(measures):
    """The pairs of sounds that are too much alike."""
    for kind, where in (("features", ""), ("phone", " on a small speaker")):
        for apart, one, other in distances(measures, kind):
            if apart < DISTANCE:
                yield f"{one} and {other}: distance {apart:.2f}{where}"
