import type { Landscape } from './landscapes.ts';
import { mixed } from './seeded-random.ts';

const width = 600;
const height = 400;

/** Sky above, sky at the horizon, far, middle and near ground, sun. */
const colours: Readonly<Record<Landscape, readonly [string, string, string, string, string, string]>> = {
  dunes: ['#5b8fc4', '#f6dfb8', '#c9a777', '#e0b871', '#c8924a', '#fff3d6'],
  lake: ['#2f7fc8', '#d8ecfa', '#7b9fbb', '#5f8f6a', '#3f6f55', '#fff8e4'],
  steppe: ['#3f8fd6', '#e9f3fa', '#8fb0c6', '#9bb870', '#7d9c55', '#fff6dc'],
  peaks: ['#3a6fae', '#e6eef6', '#9fb4cc', '#6d86a3', '#4b6078', '#fdf3dd'],
  city: ['#33507f', '#f2c899', '#8d8fa8', '#556482', '#36435f', '#ffe7b8'],
  sea: ['#2b8bd0', '#e2f4fb', '#7fb4c8', '#49a3bd', '#e6d3a4', '#fff8e0'],
};

/** A land from afar: sky, sun, three grounds, and what makes it what it is. */
export function drawLandscape(seed: number, landscape: Landscape): string {
  const [above, horizon, far, middle, near, sun] = colours[landscape];
  const sunX = 120 + Math.round(mixed(seed, 1) * 360);
  const line = 190 + Math.round(mixed(seed, 2) * 30);
  const sharp = landscape === 'peaks' || landscape === 'city' ? 120 : 62;
  const shapes = [
    `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${above}"/><stop offset=".62" stop-color="${horizon}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#s)"/>`,
    `<circle cx="${sunX}" cy="${line - 54}" r="28" fill="${sun}"/>`,
    landscape === 'peaks' ? jagged(seed, line + 30, 150, '#f4f7fa') : '',
    landscape === 'peaks' ? jagged(seed, line + 58, 130, far) : rolling(seed, 3, line + 20, sharp, far),
    landscape === 'city' ? towers(seed, line + 60, middle, sun) : ground(seed, landscape, line, middle),
    rolling(seed, 9, 350, 46, near),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes.join('')}</svg>`;
}

/** Soft hills over the whole width. */
function rolling(seed: number, row: number, top: number, rise: number, fill: string): string {
  const points = Array.from({ length: 5 }, (_, at) => ({
    x: at * 150,
    y: Math.round(top - rise * mixed(seed, row, at)),
  }));
  const [first, ...rest] = points;
  let before = first ?? { x: 0, y: top };
  const curves = rest.map((point) => {
    const middle = before.x + 75;
    const curve = `C${middle},${before.y} ${middle},${point.y} ${point.x},${point.y}`;
    before = point;
    return curve;
  });
  return `<path d="M0,${height}L0,${first?.y ?? top}${curves.join('')}L${width},${height}Z" fill="${fill}"/>`;
}

function jagged(seed: number, top: number, rise: number, fill: string): string {
  const points = Array.from({ length: 11 }, (_, at) => {
    const y = top - rise * (at % 2 === 0 ? 0.2 : 0.55) * (0.6 + mixed(seed, 5, at));
    return `${at * 60},${Math.round(y)}`;
  });
  return `<path d="M0,${height}L${points.join('L')}L${width},${height}Z" fill="${fill}"/>`;
}

function towers(seed: number, line: number, fill: string, light: string): string {
  const houses = Array.from({ length: 11 }, (_, at) => {
    const tall = 40 + Math.round(mixed(seed, 20, at) * 120);
    const x = at * 56 + Math.round(mixed(seed, 21, at) * 14);
    const panes = Array.from({ length: Math.floor(tall / 22) }, (_unused, row) => {
      const lit = 8 + 16 * Math.round(mixed(seed, 40 + at, row));
      return `M${x + lit},${line - tall + 10 + row * 20}h6v8h-6z`;
    });
    return `<rect x="${x}" y="${line - tall}" width="40" height="${height}" fill="${fill}"/><path d="${panes.join('')}" fill="${light}" opacity=".8"/>`;
  });
  return houses.join('');
}

/** Water with its shine, or another row of hills. */
function ground(seed: number, landscape: Landscape, line: number, fill: string): string {
  if (landscape !== 'lake' && landscape !== 'sea') return rolling(seed, 6, line + 92, 80, fill);
  const top = line + 36;
  const shine = [18, 44, 74, 104].map(
    (below, at) =>
      `<path d="M${60 + Math.round(mixed(seed, 7, at) * 200)},${top + below}h${120 + Math.round(mixed(seed, 8, at) * 160)}" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".5"/>`,
  );
  const water = landscape === 'lake' ? '#3f8fbf' : fill;
  return `<rect y="${top}" width="${width}" height="${height}" fill="${water}"/>${shine.join('')}`;
}
