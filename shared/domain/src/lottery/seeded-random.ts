const WORDS = 2 ** 32;

/** Whole numbers below a bound, the same ones for the same seed: splitmix32, whose words are even and far from each other also for neighbouring seeds. Not for secrets. */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed | 0;
  const word = () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  return (below) => {
    // The words that would favour small numbers are thrown away.
    const fair = WORDS - (WORDS % below);
    let drawn = word();
    while (drawn >= fair) drawn = word();
    return drawn % below;
  };
}

/** A copy in random order (Fisher-Yates): every order is as likely as any other. */
export function shuffled<T>(items: readonly T[], random: (below: number) => number): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const picked = random(last + 1);
    const [a, b] = [mixed[last], mixed[picked]];
    if (a !== undefined && b !== undefined) [mixed[last], mixed[picked]] = [b, a];
  }
  return mixed;
}
