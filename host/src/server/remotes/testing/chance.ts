/** Chance that is the same at every run. */
export interface Chance {
  /** True in this part of all cases. */
  happens(part: number): boolean;
  /** A whole number from 0, below `end`. */
  below(end: number): number;
}

/** Mulberry32: small, quick, and good enough for counts. */
export function createChance(seed: number): Chance {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { happens: (part) => next() < part, below: (end) => Math.floor(next() * end) };
}
