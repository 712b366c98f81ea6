/** Numbers that look like chance and are the same for the same seed: a drill that failed can be played again. */
export interface SeededChoice {
  /** From zero to below one. */
  next(): number;
  oneOf<T>(all: readonly [T, ...T[]]): T;
  /** Answers all of them in an order by chance, then all again in another, for ever. */
  inTurn<T>(all: readonly [T, ...T[]]): () => T;
}

/** Mulberry32. */
export function seededChoice(seed: number): SeededChoice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    oneOf: (all) => all[Math.floor(next() * all.length)] ?? all[0],
    inTurn: (all) => {
      let left: (typeof all)[number][] = [];
      return () => {
        if (left.length === 0) left = [...all];
        return left.splice(Math.floor(next() * left.length), 1)[0] ?? all[0];
      };
    },
  };
}
