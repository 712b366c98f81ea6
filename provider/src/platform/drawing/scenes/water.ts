import { mixed } from '../seeded-random.ts';
import type { Sky } from '../skies.ts';
import { path, round } from '../svg-shapes.ts';

/** The colour of water by day, or that of the night. */
export const openWater = ({ dark }: Sky, light: string) => (dark ? '#2b5680' : light);

/** Streaks of light on water, `count` of them from `top` down. */
export const shine = (seed: number, top: number, count: number) =>
  path(
    Array.from(
      { length: count },
      (_, at) =>
        `M${round(mixed(seed, 60, at) * 420)},${round(top + at * 8)}h${round(24 + mixed(seed, 61, at) * 80)}v1.6h-${round(20 + mixed(seed, 61, at) * 80)}z`,
    ).join(''),
    '#ffffff',
    'opacity=".5"',
  );
