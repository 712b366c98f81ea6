import { mixed } from './seeded-random.ts';

export const width = 480;
export const height = 360;

export const rect = (x: number, y: number, wide: number, tall: number, fill: string, more = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(wide)}" height="${round(tall)}" fill="${fill}"${more && ` ${more}`}/>`;

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

export const round = (value: number) => Math.round(value * 10) / 10;

/** A soft line of hills over the whole width, closed at the foot. */
export function hills(seed: number, row: number, top: number, rise: number, fill: string): string {
  const points = Array.from({ length: 7 }, (_, at) => [at * 80, round(top - rise * mixed(seed, row, at))] as const);
  const [[, first] = [0, top], ...rest] = points;
  let [beforeX, beforeY] = [0, first];
  const curves = rest.map(([x, y]) => {
    const curve = `C${beforeX + 40},${beforeY} ${x - 40},${y} ${x},${y}`;
    [beforeX, beforeY] = [x, y];
    return curve;
  });
  return path(`M0,${height}L0,${first}${curves.join('')}L${width},${height}Z`, fill);
}

/** Panes in rows and columns: those without light as one path, those with light as another. */
export function panes(
  seed: number,
  box: {
    x: number;
    y: number;
    columns: number;
    rows: number;
    stepX: number;
    stepY: number;
    wide: number;
    tall: number;
  },
  { pane, lamp, lit }: { readonly pane: string; readonly lamp: string; readonly lit: number },
): string {
  const all = Array.from({ length: box.columns * box.rows }, (_, at) => at);
  const shape = (at: number) =>
    `M${round(box.x + (at % box.columns) * box.stepX)},${round(box.y + Math.floor(at / box.columns) * box.stepY)}h${box.wide}v${box.tall}h-${box.wide}z`;
  const bright = all.filter((at) => mixed(seed, 90, at) < lit);
  const rest = all.filter((at) => !bright.includes(at));
  return path(rest.map(shape).join(''), pane) + path(bright.map(shape).join(''), lamp);
}
