"""Arrays of samples: time, gain, fades and filters. Every array is mono at RATE."""

import numpy as np

RATE = 48_000


def clock(seconds):
    """The time of every sample, in seconds."""
    return np.arange(int(round(seconds * RATE))) / RATE


def db(ratio):
    """A ratio of amplitudes in dB."""
    return 20 * np.log10(max(float(ratio), 1e-9))


def gain(decibels):
    """The ratio of amplitudes of a level in dB."""
    return 10 ** (decibels / 20)


def attack(t, seconds):
    """0 to 1 along a raised cosine."""
    return 0.5 - 0.5 * np.cos(np.pi * np.clip(t / seconds, 0, 1))


def band(x, low, high):
    """Gentle band-pass (second-order slopes) without delay; `x` is padded so nothing wraps."""
    n = len(x) + RATE // 4
    f = np.fft.rfftfreq(n, 1 / RATE)
    f[0] = 1e-6
    shape = 1 / (1 + (low / f) ** 4) ** 0.5 / (1 + (f / high) ** 4) ** 0.5
    return np.fft.irfft(np.fft.rfft(x, n) * shape, n)[: len(x)]
