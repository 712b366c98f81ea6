import { chosen, mixed } from '../../../platform/drawing/seeded-random.ts';
import type { Sky } from './skies.ts';
import { panes, path, rect, round } from './svg-shapes.ts';

/** What a house looks like from outside. */
export const houseStyles = ['tower', 'palace', 'block', 'modern', 'brick', 'mansard', 'lodge', 'gers'] as const;
export type HouseStyle = (typeof houseStyles)[number];

/** The line on which a house stands. */
export const foot = 300;

type Draw = (seed: number, sky: Sky) => string;

const walls = {
  tower: ['#5f86ab', '#6d93a6', '#4c7394', '#7f98ad', '#57808a'],
  palace: ['#efe0bf', '#f3d9c4', '#e7e2d3', '#e9d3a4', '#dfe3e0'],
  block: ['#d9cdb8', '#cfd8de', '#e2d0c4', '#c9d3c4', '#e6ddc8'],
  modern: ['#eceae4', '#dfe3e6', '#c9b79c', '#e8e2d6', '#b9c1c6'],
  brick: ['#a65a44', '#8e4f3f', '#b5775a', '#7d5a52', '#96664c'],
  mansard: ['#ead9b8', '#d8dfe6', '#e5c9b5', '#d6dccb', '#efe6d6'],
} as const;

const glass = (seed: number, sky: Sky) =>
  sky.dark ? sky.pane : chosen(['#8fb9dc', '#a9cbe3', '#7ea9cf'], mixed(seed, 61));

/** The way in, with light, in the middle of a house. */
function entrance(middle: number, sky: Sky, roof: string): string {
  return (
    rect(middle - 44, foot - 40, 88, 6, roof, 'rx="2"') +
    rect(middle - 30, foot - 34, 60, 34, sky.dark ? sky.lamp : '#5d6b78') +
    path(`M${middle - 1},${foot - 34}h2v34h-2z`, '#ffffff88') +
    rect(middle - 40, foot - 34, 4, 34, roof) +
    rect(middle + 36, foot - 34, 4, 34, roof)
  );
}

function tower(seed: number, sky: Sky): string {
  const wide = 108 + Math.round(mixed(seed, 51) * 50);
  const tall = 176 + Math.round(mixed(seed, 52) * 46);
  const [x, y] = [240 - wide / 2 + Math.round((mixed(seed, 53) - 0.5) * 40), foot - tall];
  const wall = chosen(walls.tower, mixed(seed, 54));
  const bands = Math.floor((tall - 44) / 14);
  const columns = Math.floor((wide - 12) / 13);
  const slant = mixed(seed, 55) < 0.4 ? 26 : 0;
  const curve = slant === 0 && mixed(seed, 56) < 0.5;
  const crown = curve
    ? `M${x},${y + 26}Q${x + wide / 2},${y - 22} ${x + wide},${y + 26}V${foot}H${x}Z`
    : `M${x},${y + slant}L${x + wide},${y}V${foot}H${x}Z`;
  return (
    path(crown, wall) +
    panes(
      seed,
      { x: x + 8, y: y + 34, columns, rows: bands, stepX: 13, stepY: 14, wide: 9, tall: 9 },
      {
        ...sky,
        pane: glass(seed, sky),
      },
    ) +
    path(
      `M${round(x + wide * 0.62)},${y + 20}h${round(wide * 0.1)}V${foot}h-${round(wide * 0.1)}z`,
      '#ffffff',
      'opacity=".16"',
    ) +
    rect(x - 46, foot - 52, wide + 92, 52, sky.dark ? '#4a5674' : '#d9dde0') +
    panes(
      seed + 1,
      {
        x: x - 40,
        y: foot - 44,
        columns: Math.floor((wide + 80) / 16),
        rows: 2,
        stepX: 16,
        stepY: 20,
        wide: 12,
        tall: 14,
      },
      sky,
    ) +
    entrance(x + wide / 2, sky, '#3e4a56')
  );
}

function palace(seed: number, sky: Sky): string {
  const wing = 66 + Math.round(mixed(seed, 51) * 20);
  const tall = 116 + Math.round(mixed(seed, 52) * 26);
  const wall = chosen(walls.palace, mixed(seed, 54));
  const roof = chosen(['#6d4a3a', '#4f6b5d', '#5b5f6b', '#8a5a3c'], mixed(seed, 55));
  const left = 240 - 58 - wing;
  const columns = Array.from({ length: 6 }, (_, at) =>
    rect(190 + at * 19, foot - tall + 24, 7, tall - 62, '#fbf8f0'),
  ).join('');
  const storeys = Math.max(2, Math.floor((tall - 30) / 34));
  const side = (x: number, of: number) =>
    panes(
      of,
      {
        x: x + 9,
        y: foot - tall + 32,
        columns: Math.floor(wing / 18),
        rows: storeys,
        stepX: 18,
        stepY: 34,
        wide: 10,
        tall: 19,
      },
      sky,
    );
  return (
    rect(left, foot - tall + 16, wing, tall - 16, wall) +
    rect(298, foot - tall + 16, wing, tall - 16, wall) +
    path(`M${left - 6},${foot - tall + 18}l10,-16h${wing - 8}v16z`, roof) +
    path(`M${298 + wing + 6},${foot - tall + 18}l-10,-16h-${wing - 8}v16z`, roof) +
    rect(182, foot - tall + 10, 116, tall - 10, wall) +
    panes(
      seed + 2,
      { x: 198, y: foot - tall + 34, columns: 5, rows: storeys, stepX: 19, stepY: 34, wide: 9, tall: 19 },
      sky,
    ) +
    columns +
    path(`M174,${foot - tall + 22}L240,${foot - tall - 22}L306,${foot - tall + 22}Z`, '#fbf6ea') +
    path(`M190,${foot - tall + 17}L240,${foot - tall - 14}L290,${foot - tall + 17}Z`, wall) +
    rect(174, foot - tall + 20, 132, 6, '#fbf6ea') +
    path(
      `M239,${foot - tall - 52}h2v32h-2zM241,${foot - tall - 52}h22l-6,6 6,6h-22z`,
      chosen(['#0f5db0', '#b4842a', '#a33f3a'], mixed(seed, 57)),
    ) +
    side(left, seed + 3) +
    side(298, seed + 4) +
    rect(176, foot - 38, 128, 6, '#fbf6ea') +
    entrance(240, sky, '#8a744c')
  );
}

function block(seed: number, sky: Sky): string {
  const wide = 236 + Math.round(mixed(seed, 51) * 60);
  const storeys = 5 + Math.floor(mixed(seed, 52) * 4);
  const tall = storeys * 22 + 30;
  const [x, y] = [240 - wide / 2, foot - tall];
  const wall = chosen(walls.block, mixed(seed, 54));
  const accent = chosen(['#b4842a', '#4f7f8f', '#a1573f', '#5f7d57', '#0f5db0'], mixed(seed, 55));
  const columns = Math.floor((wide - 24) / 24);
  const balconies = Array.from(
    { length: storeys - 1 },
    (_, at) => `M${x + 12},${y + 34 + at * 22}h${columns * 24 - 6}v3h-${columns * 24 - 6}z`,
  );
  return (
    rect(x, y, wide, tall, wall) +
    rect(x + wide / 2 - 26, y - 14, 52, tall + 14, accent) +
    panes(seed, { x: x + 14, y: y + 15, columns, rows: storeys, stepX: 24, stepY: 22, wide: 14, tall: 12 }, sky) +
    path(balconies.join(''), '#ffffff', 'opacity=".55"') +
    rect(x - 4, y - 4, wide + 8, 6, '#8b8578') +
    entrance(240, sky, accent)
  );
}

function modern(seed: number, sky: Sky): string {
  const wall = chosen(walls.modern, mixed(seed, 54));
  const other = chosen(['#9a7b55', '#59666e', '#b98f5b', '#7c8b7a', '#3f5568'], mixed(seed, 55));
  const boxes = [0, 1, 2, 3].map((at) => {
    const wide = 170 + Math.round(mixed(seed, 56, at) * 80);
    return { x: 240 - wide / 2 + Math.round((mixed(seed, 57, at) - 0.5) * 46), y: foot - 46 * (at + 1) - 8, wide, at };
  });
  const levels = mixed(seed, 58) < 0.5 ? 3 : 4;
  return (
    boxes
      .slice(0, levels)
      .map(
        ({ x, y, wide, at }) =>
          rect(x, y, wide, 48, at % 2 === 0 ? wall : other) +
          panes(
            seed + at,
            {
              x: x + 10,
              y: y + 11,
              columns: Math.floor((wide - 14) / 30),
              rows: 1,
              stepX: 30,
              stepY: 46,
              wide: 24,
              tall: 26,
            },
            {
              ...sky,
              pane: glass(seed, sky),
            },
          ) +
          rect(x - 3, y - 3, wide + 6, 4, '#ffffff', 'opacity=".7"'),
      )
      .join('') + entrance(240, sky, '#3f4a52')
  );
}

function brick(seed: number, sky: Sky): string {
  const wide = 190 + Math.round(mixed(seed, 51) * 70);
  const storeys = 4 + Math.floor(mixed(seed, 52) * 3);
  const tall = storeys * 30 + 26;
  const [x, y] = [240 - wide / 2, foot - tall];
  const wall = chosen(walls.brick, mixed(seed, 54));
  const courses = Array.from(
    { length: Math.floor(tall / 8) },
    (_, at) => `M${x},${y + at * 8}h${wide}v1h-${wide}z`,
  ).join('');
  const columns = Math.floor((wide - 20) / 32);
  return (
    rect(x, y, wide, tall, wall) +
    path(courses, '#000000', 'opacity=".08"') +
    panes(seed, { x: x + 16, y: y + 20, columns, rows: storeys, stepX: 32, stepY: 30, wide: 18, tall: 19 }, sky) +
    path(
      Array.from(
        { length: columns * storeys },
        (_, at) => `M${x + 14 + (at % columns) * 32},${y + 16 + Math.floor(at / columns) * 30}h22v3h-22z`,
      ).join(''),
      '#f3e7d6',
    ) +
    rect(x - 5, y - 6, wide + 10, 9, '#f0e4d2') +
    path(`M${x + wide - 54},${y - 30}h12v24h-12zM${x + 34},${y - 24}h12v18h-12z`, wall) +
    entrance(240, sky, '#2f3a3c')
  );
}

function mansard(seed: number, sky: Sky): string {
  const wide = 206 + Math.round(mixed(seed, 51) * 60);
  const storeys = 3 + Math.floor(mixed(seed, 52) * 2);
  const tall = storeys * 34 + 20;
  const [x, y] = [240 - wide / 2, foot - tall];
  const wall = chosen(walls.mansard, mixed(seed, 54));
  const roof = chosen(['#3f5263', '#5d4a4a', '#4b5d50', '#6b5a45'], mixed(seed, 55));
  const columns = Math.floor((wide - 16) / 34);
  const dormers = Array.from({ length: Math.max(2, columns - 1) }, (_, at) => {
    const across = x + 26 + at * ((wide - 52) / Math.max(1, columns - 2)) - 9;
    return `${rect(across, y - 30, 18, 24, wall)}${path(`M${round(across - 4)},${y - 28}l13,-12 13,12z`, roof)}${rect(across + 4, y - 24, 10, 14, mixed(seed, 62, at) < sky.lit ? sky.lamp : sky.pane)}`;
  }).join('');
  return (
    rect(x, y, wide, tall, wall) +
    path(`M${x - 8},${y + 2}l18,-44h${wide - 20}l18,44z`, roof) +
    dormers +
    panes(seed, { x: x + 14, y: y + 16, columns, rows: storeys, stepX: 34, stepY: 34, wide: 14, tall: 22 }, sky) +
    rect(x - 6, y, wide + 12, 5, '#fdf9f0') +
    path(
      Array.from({ length: columns }, (_, at) => `M${x + 10 + at * 34},${foot - 56}h22l-3,9h-16z`).join(''),
      chosen(['#a33f3a', '#b4842a', '#4f6b5d'], mixed(seed, 57)),
      'opacity=".9"',
    ) +
    entrance(240, sky, '#4b3d30')
  );
}

function lodge(seed: number, sky: Sky): string {
  const wood = chosen(['#8a5f3c', '#9c7248', '#6f4d35'], mixed(seed, 54));
  const roof = sky.snow ? '#f4f7fa' : chosen(['#4b3a2f', '#5a4636', '#3f4a45'], mixed(seed, 55));
  const wide = 190 + Math.round(mixed(seed, 51) * 50);
  const x = 240 - wide / 2;
  const logs = Array.from({ length: 9 }, (_, at) => `M${x},${foot - 78 + at * 9}h${wide}v1.5h-${wide}z`).join('');
  return (
    rect(x, foot - 80, wide, 80, wood) +
    path(logs, '#000000', 'opacity=".16"') +
    path(`M${x - 20},${foot - 74}L240,${foot - 172}L${x + wide + 20},${foot - 74}Z`, roof) +
    path(`M196,${foot - 78}L240,${foot - 140}L284,${foot - 78}Z`, wood) +
    path(
      `M222,${foot - 84}L240,${foot - 116}L258,${foot - 84}Z`,
      mixed(seed, 58) < sky.lit + 0.3 ? sky.lamp : sky.pane,
    ) +
    panes(
      seed,
      {
        x: x + 14,
        y: foot - 62,
        columns: Math.floor((wide - 20) / 34),
        rows: 1,
        stepX: 34,
        stepY: 34,
        wide: 22,
        tall: 26,
      },
      sky,
    ) +
    rect(x - 26, foot - 8, wide + 52, 8, '#6f5a44') +
    rect(226, foot - 46, 28, 46, '#5a3f2b') +
    path(`M${x + wide - 52},${foot - 150}h16v44h-16z`, '#7d7468')
  );
}

/** A white ger with a wooden door, as wide as it is said. */
function ger(x: number, base: number, wide: number, seed: number, sky: Sky): string {
  const [tall, half] = [wide * 0.3, wide / 2];
  const felt = sky.dark ? '#c9cfdd' : '#f7f4ec';
  const door = chosen(['#c4572c', '#b4842a', '#3f6fa3', '#9c3f35'], mixed(seed, 71));
  return (
    path(`M${round(x - half)},${base}v-${round(tall)}h${wide}v${round(tall)}z`, felt) +
    path(
      `M${round(x - half - 3)},${round(base - tall + 1)}Q${x},${round(base - tall - wide * 0.36)} ${round(x + half + 3)},${round(base - tall + 1)}Z`,
      sky.dark ? '#dde2ec' : '#ffffff',
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
    (sky.dark
      ? path(
          `M${round(x - wide * 0.06)},${round(base - tall * 0.8)}h${round(wide * 0.12)}v${round(tall * 0.3)}h-${round(wide * 0.12)}z`,
          sky.lamp,
        )
      : '')
  );
}

function gers(seed: number, sky: Sky): string {
  const count = 4 + Math.floor(mixed(seed, 51) * 4);
  const back = Array.from({ length: count }, (_, at) =>
    ger(
      50 + at * (390 / count) + mixed(seed, 52, at) * 20,
      foot - 26 + mixed(seed, 53, at) * 6,
      46 + mixed(seed, 54, at) * 10,
      seed + at,
      sky,
    ),
  );
  const front = [
    ger(150 + mixed(seed, 55) * 30, foot + 14, 104, seed + 40, sky),
    ger(322 + mixed(seed, 56) * 40, foot + 6, 92, seed + 41, sky),
  ];
  return back.join('') + front.join('');
}

/** Each style, from the ground to the roof, in the light of a sky. */
export const drawHouse: Readonly<Record<HouseStyle, Draw>> = {
  tower,
  palace,
  block,
  modern,
  brick,
  mansard,
  lodge,
  gers,
};
