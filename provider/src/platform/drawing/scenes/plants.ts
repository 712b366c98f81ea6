import { mixed } from '../seeded-random.ts';
import type { Sky } from '../skies.ts';
import { path, rect, round } from '../svg-shapes.ts';

/** Larches side by side from one place to another, each as tall as chance has it. */
export function larches(
  seed: number,
  row: number,
  { from, to, count, base, tall }: { from: number; to: number; count: number; base: number; tall: number },
  { leaves }: Sky,
): string {
  const crowns = Array.from({ length: count }, (_, at) => {
    const x = from + ((to - from) * (at + 0.5)) / count + (mixed(seed, row, at) - 0.5) * 14;
    const h = tall * (0.6 + mixed(seed, row + 1, at) * 0.6);
    return `M${round(x)},${round(base - h)}l${round(h * 0.2)},${round(h * 0.4)}h${round(-h * 0.08)}l${round(h * 0.15)},${round(h * 0.52)}h${round(-h * 0.54)}l${round(h * 0.15)},${round(-h * 0.52)}h${round(-h * 0.08)}z`;
  });
  const [light, dark] = [crowns.filter((_, at) => at % 2 === 0), crowns.filter((_, at) => at % 2 === 1)];
  return path(dark.join(''), leaves[1]) + path(light.join(''), leaves[0]);
}

/** A palm that leans. */
export function palm(x: number, base: number, tall: number, lean: number, { leaves }: Sky): string {
  const [topX, topY] = [x + lean, base - tall];
  const fronds = [-64, -40, -14, 16, 42, 66].map(
    (reach) =>
      `M${topX},${topY}q${reach * 0.5},${-26 + Math.abs(reach) * 0.12} ${reach},${8 + Math.abs(reach) * 0.2}q${-reach * 0.5},-10 ${-reach},${-4 - Math.abs(reach) * 0.2}z`,
  );
  return (
    path(
      `M${x - 4},${base}Q${x + lean * 0.2},${base - tall * 0.6} ${topX - 2},${topY}h5Q${x + lean * 0.2 + 8},${base - tall * 0.6} ${x + 5},${base}z`,
      '#7a5f45',
    ) + path(fronds.join(''), leaves[1])
  );
}

/** A white ger with a wooden door, as wide as it is said. */
export function ger(x: number, base: number, wide: number, door: string, { dark, lamp }: Sky): string {
  const [tall, half] = [wide * 0.3, wide / 2];
  return (
    path(`M${round(x - half)},${base}v-${round(tall)}h${wide}v${round(tall)}z`, dark ? '#c9cfdd' : '#f7f4ec') +
    path(
      `M${round(x - half - 3)},${round(base - tall + 1)}Q${x},${round(base - tall - wide * 0.36)} ${round(x + half + 3)},${round(base - tall + 1)}Z`,
      dark ? '#dde2ec' : '#ffffff',
    ) +
    path(
      `M${round(x - half)},${round(base - tall + 4)}h${wide}v2.5h-${wide}zM${round(x - half)},${round(base - tall * 0.45)}h${wide}v2h-${wide}z`,
      '#b9ad97',
    ) +
    rect(x - wide * 0.09, base - tall * 0.86, wide * 0.18, tall * 0.86, door) +
    path(
      `M${round(x + 2)},${round(base - tall - wide * 0.2)}v-${round(wide * 0.14)}h4v${round(wide * 0.14)}z`,
      '#5d5a55',
    ) +
    (dark ? rect(x - wide * 0.06, base - tall * 0.8, wide * 0.12, tall * 0.3, lamp) : '')
  );
}

export const doors = ['#c4572c', '#b4842a', '#3f6fa3', '#9c3f35'] as const;
