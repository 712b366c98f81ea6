/** Every peer once, as often as asked for, each round beginning with another one; one load of each before that is not counted, so that no server answers for the first time. */
export async function interleave<P, L>(
  of: readonly P[],
  rounds: number,
  measure: (peer: P) => Promise<L>,
): Promise<L[][]> {
  const loads: L[][] = of.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    console.log(round === 0 ? '  warming up …' : `  round ${round} of ${rounds} …`);
    for (const index of beginningWith(round, of)) {
      const load = await measure(of[index] as P);
      if (round > 0) loads[index]?.push(load);
    }
  }
  return loads;
}

/** Every place of a list once, each round beginning with the next one. */
export function beginningWith(round: number, list: readonly unknown[]): number[] {
  return list.map((_, place) => (place + round) % list.length);
}

/** The same by name. */
export async function interleaveByName<N extends string, P, L>(
  of: Readonly<Partial<Record<N, P>>>,
  rounds: number,
  measure: (peer: P, name: N) => Promise<L>,
): Promise<Partial<Record<N, L[]>>> {
  const entries = Object.entries(of) as [N, P][];
  const loads = await interleave(entries, rounds, ([name, peer]) => measure(peer, name));
  return Object.fromEntries(entries.map(([name], index) => [name, loads[index]])) as Partial<Record<N, L[]>>;
}
