import * as v from 'valibot';

/** Variable DRAIN_DELAY_MS. */
export const drainDelayVariable = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a whole number of milliseconds'),
  v.transform(Number),
  v.maxValue(60_000, 'must be at most 60000'),
);

/** How long a stopping server still serves, while a balancer reads from `/readyz` that it is not ready (REL-10): five seconds in production by default, elsewhere not at all. */
export function drainDelay(said: number | undefined, mode: string | undefined): number {
  return said ?? (mode === 'production' ? 5_000 : 0);
}
