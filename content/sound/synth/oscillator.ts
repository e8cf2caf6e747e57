const { PI, exp, max, sin } = Math;

/** Pitch to cycles per second; 69 is 440. */
export function hertz(midi: number): number {
  return 440 * 2 ** ((midi - 69) / 12);
}

/** Decibels to a factor. */
export function factor(db: number): number {
  return 10 ** (db / 20);
}

/** A saw tooth without the tones that would fold back (PolyBLEP). Call it with the cycles to advance, each sample. */
export function createSaw(phase = 0): (cycles: number) => number {
  const at = Float64Array.of(phase);
  return (cycles) => {
    let p = (at[0] ?? 0) + cycles;
    if (p >= 1) p -= 1;
    at[0] = p;
    return 2 * p - 1 - blep(p, cycles);
  };
}

/** A sine. Call it with the cycles to advance, and with how far to bend the phase, in radians. */
export function createSine(phase = 0): (cycles: number, bend?: number) => number {
  const at = Float64Array.of(phase);
  return (cycles, bend = 0) => {
    let p = (at[0] ?? 0) + cycles;
    if (p >= 1) p -= 1;
    at[0] = p;
    return sin(2 * PI * p + bend);
  };
}

/** What dies away: 1 at first, 1/e after so many seconds. Each call is one sample. */
export function createDecay(rate: number, seconds: number, from = 1): () => number {
  const keep = exp(-1 / (seconds * rate));
  const level = Float64Array.of(from / keep);
  return () => {
    const now = (level[0] ?? 0) * keep;
    level[0] = now;
    return now;
  };
}

/**
 * A held note: rises, settles, and dies when it is let go. Each call is one sample.
 * @param settle where the level comes to rest and after how long
 */
export function createHold(
  rate: number,
  attack: number,
  seconds: number,
  release: number,
  settle: { level: number; seconds: number } = { level: 1, seconds: 1 },
): () => number {
  const keep = exp(-1 / (release * rate));
  const ease = exp(-1 / (settle.seconds * rate));
  const rise = max(1, attack * rate);
  const held = seconds * rate;
  const rest = settle.level;
  // samples so far, what is left of the gate, what has still to settle
  const state = Float64Array.of(0, 1, 1 - rest);
  return () => {
    const i = state[0] ?? 0;
    let gate = state[1] ?? 0;
    const extra = (state[2] ?? 0) * ease;
    if (i > held) gate *= keep;
    state[0] = i + 1;
    state[1] = gate;
    state[2] = extra;
    return (i < rise ? i / rise : 1) * gate * (rest + extra);
  };
}

function blep(p: number, step: number): number {
  if (p < step) {
    const x = p / step;
    return x + x - x * x - 1;
  }
  if (p > 1 - step) {
    const x = (p - 1) / step;
    return x * x + x + x + 1;
  }
  return 0;
}
