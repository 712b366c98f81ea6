import { mixed } from '../seeded-random.ts';
import type { Sky } from '../skies.ts';
import { height, panes, rect } from '../svg-shapes.ts';

/** A row of houses over the whole width, with windows. */
export function houses(
  seed: number,
  row: number,
  base: number,
  [low, high]: readonly [number, number],
  wall: string,
  sky: Sky,
): string {
  return Array.from({ length: 12 }, (_, at) => {
    const tall = low + mixed(seed, row, at) * (high - low);
    const [x, wide] = [at * 41 - 6 + mixed(seed, row + 1, at) * 8, 28 + mixed(seed, row + 2, at) * 12];
    return (
      rect(x, base - tall, wide, height - base + tall, wall) +
      panes(
        seed + at,
        {
          x: x + 5,
          y: base - tall + 8,
          columns: Math.floor((wide - 6) / 8),
          rows: Math.floor(tall / 12),
          stepX: 8,
          stepY: 12,
          wide: 4,
          tall: 6,
        },
        sky,
      )
    );
  }).join('');
}
