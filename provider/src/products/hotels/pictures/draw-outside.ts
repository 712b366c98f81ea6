import { chosen, mixed } from '../../../platform/drawing/seeded-random.ts';

/** Sky from above to the horizon, far ridge, near ground, buildings, lit windows, sun. */
const hours = [
  ['#27406b', '#e9b57f', '#6d7fa0', '#2b3a57', '#33476b', '#f4d48a', '#fbe7c4'],
  ['#2f86d6', '#dcedfb', '#7ea6c4', '#6f9a63', '#7f9cbc', '#dfeaf5', '#fff6dc'],
  ['#8fb3da', '#eef3f7', '#b9cbdc', '#f4f4f0', '#8aa0b8', '#f2e3bd', '#fdf3dd'],
  ['#3d6ea8', '#f6d9a8', '#8ba3bd', '#3f5e74', '#4d6a86', '#f6d98c', '#fdeccb'],
] as const;

export const width = 480;
export const height = 360;

/** A ridge line over the whole width, closed at the foot. */
export function ridge(seed: number, row: number, top: number, rise: number, fill: string): string {
  const points = Array.from({ length: 9 }, (_, at) => {
    const y = top - rise * mixed(seed, row, at);
    return `${at * 60},${Math.round(y)}`;
  });
  return `<path d="M0,${height}L${points.join('L')}L${width},${height}Z" fill="${fill}"/>`;
}

/** A house or a view from it: a sky of some hour, ridges, and in towns a row of buildings. */
export function drawOutside(seed: number, { town, near }: { town: boolean; near: boolean }): string {
  const [above, horizon, far, ground, house, light, sun] = chosen(hours, mixed(seed, 1));
  const sunX = 90 + Math.round(mixed(seed, 2) * 300);
  const line = 200 + Math.round(mixed(seed, 3) * 40);
  return [
    `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${above}"/><stop offset="1" stop-color="${horizon}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#s)"/>`,
    `<circle cx="${sunX}" cy="${line - 26}" r="26" fill="${sun}"/>`,
    ridge(seed, 10, line + 12, 70, far),
    town ? skyline(seed, line, house, light, near) : lodge(seed, line, house, light, near),
    ridge(seed, 20, height - 34, 24, ground),
  ].join('');
}

function skyline(seed: number, line: number, house: string, light: string, near: boolean): string {
  const count = near ? 7 : 12;
  const step = width / count;
  return Array.from({ length: count }, (_, at) => {
    const tall = (near ? 90 : 44) + Math.round(mixed(seed, 30, at) * (near ? 110 : 80));
    const top = line + 90 - tall;
    const wide = Math.round(step * (0.62 + mixed(seed, 31, at) * 0.3));
    const x = Math.round(at * step + (step - wide) / 2);
    return `<rect x="${x}" y="${top}" width="${wide}" height="${height - top}" fill="${house}"/>${windows(seed, at, x, top, wide, tall, light)}`;
  }).join('');
}

function windows(
  seed: number,
  house: number,
  x: number,
  top: number,
  wide: number,
  tall: number,
  light: string,
): string {
  const columns = Math.max(2, Math.floor(wide / 12));
  const rows = Math.min(9, Math.floor(tall / 16));
  const lit = Array.from({ length: columns * rows }, (_, at) => at).filter((at) => mixed(seed, 100 + house, at) < 0.45);
  const path = lit
    .map((at) => `M${x + 4 + (at % columns) * 12},${top + 8 + Math.floor(at / columns) * 16}h5v7h-5z`)
    .join('');
  return `<path d="${path}" fill="${light}" opacity=".85"/>`;
}

/** A low house on the steppe. */
function lodge(seed: number, line: number, house: string, light: string, near: boolean): string {
  const wide = near ? 240 : 130;
  const x = 40 + Math.round(mixed(seed, 40) * (width - wide - 80));
  const top = line + (near ? 14 : 52);
  const panes = Array.from({ length: near ? 7 : 4 }, (_, at) => `M${x + 16 + at * 32},${top + 34}h14v20h-14z`).join('');
  return `<path d="M${x - 14},${top + 18}L${x + wide / 2},${top - 26}L${x + wide + 14},${top + 18}Z" fill="${house}" opacity=".92"/><rect x="${x}" y="${top + 18}" width="${wide}" height="${height - top}" fill="${house}"/><path d="${panes}" fill="${light}"/>`;
}
