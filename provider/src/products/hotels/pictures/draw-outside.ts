import { drawAir } from '../../../platform/drawing/draw-air.ts';
import { chosen, mixed } from '../../../platform/drawing/seeded-random.ts';
import { drawHouse, type HouseStyle } from './house-styles.ts';
import { foot } from './houses/house-parts.ts';
import { skyOf, type Sky } from '../../../platform/drawing/skies.ts';
import { hills, panes, path, rect, round, width } from '../../../platform/drawing/svg-shapes.ts';
import { tinted } from '../../../platform/drawing/tint.ts';

/** Where a house stands: in the capital, in another town, by the sea, or on the steppe. */
export const lands = ['capital', 'town', 'coast', 'steppe'] as const;
export type Land = (typeof lands)[number];

/** A house in its land: by its number always the same one, at some moment of some season. */
export function drawExterior(seed: number, moment: number, land: Land, style: HouseStyle, night: boolean): string {
  const sky = skyOf(moment, night);
  const house = tinted(drawHouse[style](seed, sky), sky);
  return (
    drawAir(moment, sky) +
    tinted(far(seed, land, sky), { ...sky, shade: [sky.shade[0], sky.shade[1] * 0.6] }) +
    tinted(ground(seed, land, sky), sky) +
    tinted(trees(seed, sky, 'behind'), sky) +
    (style === 'gers' ? house : nearer(house)) +
    tinted(land === 'steppe' ? '' : street(seed, sky), sky) +
    tinted(trees(seed, sky, 'before'), sky)
  );
}

/** A little larger on its foot. */
const nearer = (shapes: string) =>
  `<g transform="translate(240 ${foot}) scale(1.16) translate(-240 -${foot})">${shapes}</g>`;

/** What one sees from a room of it. */
export function drawView(seed: number, land: Land, night: boolean): string {
  const sky = skyOf(seed, night);
  return (
    drawAir(seed, sky) +
    tinted(far(seed, land, sky), { ...sky, shade: [sky.shade[0], sky.shade[1] * 0.6] }) +
    tinted(land === 'steppe' || land === 'coast' ? '' : roofs(seed, sky), sky) +
    tinted(land === 'steppe' ? ground(seed, land, sky) : '', sky) +
    path('M0,338h480v22H0z', '#3c4650', 'opacity=".92"') +
    path(Array.from({ length: 17 }, (_, at) => `M${at * 30},300h4v40h-4z`).join('') + 'M0,296h480v6H0z', '#3c4650')
  );
}

/** Ridges, and before them a town, the sea or nothing. */
function far(seed: number, land: Land, sky: Sky): string {
  const ridges = hills(seed, 10, 232, 96, sky.ridges[0]) + hills(seed, 11, 262, 62, sky.ridges[1]);
  if (land === 'steppe') return ridges + hills(seed, 12, 284, 26, sky.ground);
  if (land === 'coast')
    return `${hills(seed, 10, 246, 60, sky.ridges[0])}${rect(0, 240, width, 120, sky.dark ? '#27496f' : '#5aa3cf')}${path(
      Array.from(
        { length: 9 },
        (_, at) =>
          `M${round(mixed(seed, 13, at) * 420)},${250 + at * 6}h${round(30 + mixed(seed, 14, at) * 60)}v1.4h-30z`,
      ).join(''),
      '#ffffff',
      'opacity=".5"',
    )}`;
  const houses = Array.from({ length: 13 }, (_, at) => {
    const tall = 34 + mixed(seed, 15, at) * (land === 'capital' ? 74 : 36);
    return rect(at * 38 + mixed(seed, 16, at) * 10, 292 - tall, 24 + mixed(seed, 17, at) * 12, tall + 20, sky.city);
  });
  // The blue sail over the square of the capital.
  const sail =
    land === 'capital' && mixed(seed, 18) < 0.5 ? path('M76,296V196q22,-34 40,-40q10,56 2,140z', sky.city) : '';
  return ridges + sail + houses.join('');
}

function ground(seed: number, land: Land, sky: Sky): string {
  const grass =
    land === 'steppe' ? hills(seed, 19, foot + 6, 12, sky.ground) : rect(0, foot - 2, width, 62, sky.ground);
  const blades = Array.from(
    { length: land === 'steppe' ? 26 : 0 },
    (_, at) => `M${round(mixed(seed, 22, at) * width)},${round(foot + 16 + mixed(seed, 23, at) * 40)}l2,-6l2,6z`,
  );
  return grass + path(blades.join(''), sky.leaves[1]);
}

/** Roofs of a town under a window. */
function roofs(seed: number, sky: Sky): string {
  return Array.from({ length: 9 }, (_, at) => {
    const [x, y, wide] = [at * 58 - 20, 232 + mixed(seed, 24, at) * 46, 50 + mixed(seed, 25, at) * 26];
    const wall = chosen(['#d9cdb8', '#c9d3d8', '#b98f6b', '#e2d6c4', '#a9b4b8'], mixed(seed, 26, at));
    return (
      rect(x, y, wide, 130, wall) +
      path(
        `M${round(x - 3)},${round(y + 2)}l8,-9h${round(wide - 10)}l8,9z`,
        sky.snow ? '#f1f5f8' : chosen(['#8a5a4a', '#6f7d86', '#7d6b5a'], mixed(seed, 27, at)),
      ) +
      panes(
        seed + at,
        { x: x + 7, y: y + 12, columns: Math.floor((wide - 8) / 13), rows: 4, stepX: 13, stepY: 18, wide: 8, tall: 10 },
        sky,
      )
    );
  }).join('');
}

function street(seed: number, sky: Sky): string {
  const lamps = [52, 428].map(
    (x) =>
      `${rect(x, 254, 2.5, 62, '#59636d')}<circle cx="${x + 1.2}" cy="252" r="5" fill="${sky.dark ? sky.lamp : '#f3eede'}"/>`,
  );
  const way = rect(0, foot + 10, width, 50, sky.street) + rect(0, foot + 8, width, 5, '#ffffff', 'opacity=".55"');
  const marks = Array.from({ length: 9 }, (_, at) => `M${at * 60 + 8},${foot + 34}h30v3h-30z`).join('');
  const car = chosen(['#a33f3a', '#f0f2f4', '#2f4c74', '#b4842a', '#5b6b62'], mixed(seed, 31));
  const x = round(40 + mixed(seed, 32) * 340);
  const drawn =
    path(`M${x},${foot + 30}q2,-9 12,-10l9,-9h24l11,9q10,1 10,10v6h-66z`, car) +
    path(`M${x + 23},${foot + 20}l6,-6h7v6zM${x + 39},${foot + 20}v-6h7l7,6z`, sky.pane) +
    `<circle cx="${x + 15}" cy="${foot + 36}" r="5.5" fill="#2b3138"/><circle cx="${x + 51}" cy="${foot + 36}" r="5.5" fill="#2b3138"/>`;
  return way + path(marks, '#ffffff', 'opacity=".5"') + lamps.join('') + (mixed(seed, 33) < 0.6 ? drawn : '');
}

/** Larches and poplars, bare of leaves in snow. */
function trees(seed: number, sky: Sky, where: 'behind' | 'before'): string {
  const row = where === 'behind' ? 34 : 38;
  const places = where === 'behind' ? [18, 62, 104, 372, 414, 462] : [8, 470];
  return places
    .filter((_, at) => mixed(seed, row, at) < 0.8)
    .map((across, at) => {
      const size = (where === 'behind' ? 0.8 : 1.15) * (0.8 + mixed(seed, row + 1, at) * 0.5);
      const [x, base] = [across + (mixed(seed, row + 2, at) - 0.5) * 20, where === 'behind' ? foot + 2 : foot + 40];
      const leaves = sky.leaves[at % 2 === 0 ? 0 : 1];
      const pointed = mixed(seed, 37) < 0.5;
      const crown = pointed
        ? `M${round(x)},${round(base - 92 * size)}l${round(17 * size)},${round(34 * size)}h${round(-8 * size)}l${round(14 * size)},${round(36 * size)}h${round(-46 * size)}l${round(14 * size)},${round(-36 * size)}h${round(-8 * size)}z`
        : `M${round(x - 22 * size)},${round(base - 46 * size)}a${round(22 * size)},${round(28 * size)} 0 1 1 ${round(44 * size)},0a${round(22 * size)},${round(20 * size)} 0 0 1 ${round(-44 * size)},0z`;
      return rect(x - 2 * size, base - 30 * size, 4 * size, 30 * size, '#6b5443') + path(crown, leaves);
    })
    .join('');
}
