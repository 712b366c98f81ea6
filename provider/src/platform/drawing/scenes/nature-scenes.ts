import { chosen, mixed } from '../seeded-random.ts';
import type { Sky } from '../skies.ts';
import { height, hills, path, rect, round, width } from '../svg-shapes.ts';
import { doors, ger, larches } from './plants.ts';
import type { Scene } from './scene.ts';

const ridges = (seed: number, sky: Sky) =>
  hills(seed, 10, 224, 100, sky.ridges[0]) + hills(seed, 11, 256, 70, sky.ridges[1]);

/** A dune with a lit and a shaded side of its crest. */
function dune(seed: number, row: number, top: number, light: string, shade: string): string {
  const x = 60 + mixed(seed, row) * 360;
  const y = top - 30 - mixed(seed, row + 1) * 40;
  const lit = `M0,${height}V${round(top + 20)}Q${round(x * 0.55)},${round(top + 6)} ${round(x)},${round(y)}Q${round(x + 60)},${round(y + 46)} ${round(x + 20)},${round(top + 70)}T${round(x + 60)},${height}Z`;
  const dark = `M${round(x)},${round(y)}Q${round(x + (width - x) * 0.4)},${round(y + 26)} ${width},${round(top + 8)}V${height}H${round(x + 60)}Q${round(x - 20)},${round(top + 110)} ${round(x + 20)},${round(top + 70)}Q${round(x + 60)},${round(y + 46)} ${round(x)},${round(y)}Z`;
  return path(lit, light) + path(dark, shade);
}

const dunes: Scene = {
  skies: ['morning', 'noon', 'evening', 'dusk'],
  draw: (seed, sky) =>
    hills(seed, 10, 216, 66, sky.ridges[0]) +
    dune(seed, 20, 240, '#efcf93', '#cfa262') +
    dune(seed, 24, 280, '#f3d79d', '#d8ac69') +
    dune(seed, 28, 326, '#e9c584', '#c7975a') +
    path(
      Array.from(
        { length: 9 },
        (_, at) =>
          `M${round(30 + mixed(seed, 40, at) * 420)},${round(330 + mixed(seed, 41, at) * 24)}q-7,-12 -12,-8q6,-2 10,9q2,-16 8,-12q-4,0 -2,12z`,
      ).join(''),
      '#7c7a48',
    ),
};

const cliffs: Scene = {
  skies: ['evening', 'morning', 'noon', 'dusk'],
  draw: (seed, sky) => {
    const mesa = (row: number, x: number, base: number, wide: number, tall: number) => {
      const steps = [0, 1, 2].map((at) => {
        const inset = at * wide * 0.1 + mixed(seed, row, at) * 8;
        return path(
          `M${round(x + inset)},${base}L${round(x + inset + 6)},${round(base - (tall * (at + 1)) / 3)}h${round(wide - inset * 2 - 12)}l6,${round((tall * (at + 1)) / 3)}z`,
          ['#b5613a', '#c9784a', '#dc9260'][at] ?? '#c9784a',
        );
      });
      return steps.join('');
    };
    return (
      hills(seed, 10, 230, 50, sky.ridges[0]) +
      mesa(20, -30, 300, 210, 96) +
      mesa(22, 300, 306, 220, 120) +
      mesa(24, 150, 322, 190, 66) +
      hills(seed, 26, 330, 20, '#d9a56a') +
      path(
        Array.from(
          { length: 7 },
          (_, at) =>
            `M${round(20 + mixed(seed, 41, at) * 440)},${round(338 + mixed(seed, 42, at) * 14)}q-6,-11 -10,-7q5,-1 8,8q2,-14 7,-10q-4,0 -2,10z`,
        ).join(''),
        '#6f7a45',
      )
    );
  },
};

const steppe: Scene = {
  skies: ['morning', 'noon', 'autumn', 'evening', 'winter'],
  draw: (seed, sky) => {
    const camp = 90 + mixed(seed, 30) * 240;
    return (
      ridges(seed, sky) +
      hills(seed, 12, 286, 36, sky.ground) +
      [0, 1, 2]
        .map((at) =>
          ger(
            round(camp + at * 58 - (at % 2) * 14),
            292 + (at % 2) * 10,
            46 + (at % 2) * 12,
            chosen(doors, mixed(seed, 31, at)),
            sky,
          ),
        )
        .join('') +
      hills(seed, 13, 330, 22, sky.leaves[0]) +
      path(
        `M${round(camp + 60)},300Q${round(camp)},330 ${round(camp - 60)},${height}h40Q${round(camp + 30)},330 ${round(camp + 66)},300z`,
        '#d8c9a4',
        'opacity=".8"',
      )
    );
  },
};

const valley: Scene = {
  skies: ['noon', 'morning', 'autumn'],
  draw: (seed, sky) =>
    ridges(seed, sky) +
    larches(seed, 50, { from: 0, to: 150, count: 9, base: 276, tall: 44 }, sky) +
    larches(seed, 52, { from: 340, to: 480, count: 8, base: 272, tall: 40 }, sky) +
    rect(0, 268, width, 92, sky.ground) +
    path(
      'M250,268q-70,10 -20,24t60,16q30,12 -40,24t-120,28h150q10,-14 70,-24t60,-26q-10,-14 -60,-22t-44,-14z',
      sky.dark ? '#34618a' : '#63acd8',
    ) +
    path('M236,278h30v2h-30zM270,300h34v2h-34zM214,326h52v2h-52z', '#ffffff', 'opacity=".6"') +
    path('M0,250h92l14,14v18l-14,6h-92zM380,258l22,-10h78v44h-70z', '#7c7f86') +
    path('M68,252h16v32h-16z', '#e8f3fa') +
    larches(seed, 54, { from: -10, to: 60, count: 3, base: 350, tall: 96 }, sky) +
    larches(seed, 56, { from: 420, to: 490, count: 3, base: 354, tall: 104 }, sky),
};

const forest: Scene = {
  skies: ['morning', 'noon', 'autumn', 'winter', 'evening'],
  draw: (seed, sky) =>
    ridges(seed, sky) +
    larches(seed, 50, { from: 0, to: width, count: 24, base: 268, tall: 40 }, sky) +
    rect(0, 264, width, 96, sky.ground) +
    // Granite, worn round by the wind.
    path('M150,300q-8,-40 24,-46q-6,-34 34,-36q6,-30 44,-20q36,-10 46,26q34,4 30,40q22,10 12,36z', '#b9aea3') +
    path('M174,254q24,10 60,2q30,-8 72,6q-10,-30 -42,-22q-30,-14 -56,0q-26,-4 -34,14z', '#9d9187') +
    path('M208,300q10,-24 4,-40M270,300q-6,-26 8,-44', 'none', 'stroke="#8a7f76" stroke-width="2"') +
    larches(seed, 52, { from: -10, to: 130, count: 6, base: 330, tall: 92 }, sky) +
    larches(seed, 54, { from: 350, to: 490, count: 6, base: 336, tall: 98 }, sky) +
    hills(seed, 14, 346, 12, sky.leaves[0]),
};

const peaks: Scene = {
  skies: ['morning', 'noon', 'evening', 'winter', 'dusk'],
  draw: (seed, sky) => {
    const mountain = (x: number, top: number, half: number, base: number, rock: string, row: number) => {
      const snow = Array.from(
        { length: 5 },
        (_, at) =>
          `L${round(x + half * 0.32 - (half * 0.64 * (at + 0.5)) / 5)},${round(top + (base - top) * (0.28 + mixed(seed, row, at) * 0.14))}`,
      );
      return (
        path(`M${round(x - half)},${base}L${x},${top}L${round(x + half)},${base}Z`, rock) +
        path(`M${x},${top}L${round(x + half)},${base}L${round(x + half * 0.2)},${base}Z`, '#000000', 'opacity=".12"') +
        path(
          `M${x},${top}L${round(x + half * 0.32)},${round(top + (base - top) * 0.32)}${snow.join('')}L${round(x - half * 0.32)},${round(top + (base - top) * 0.32)}Z`,
          '#f7fafc',
        )
      );
    };
    const middle = 200 + Math.round(mixed(seed, 20) * 80);
    return (
      hills(seed, 10, 214, 70, sky.ridges[0]) +
      mountain(middle - 150, 122, 150, 300, '#8a99ab', 21) +
      mountain(middle + 160, 110, 160, 300, '#7f8ea2', 22) +
      mountain(middle, 72, 170, 310, '#6d7d92', 23) +
      path(`M${middle - 18},210q20,60 -40,110h120q-40,-40 -46,-110z`, '#e6f0f6', 'opacity=".85"') +
      hills(seed, 14, 318, 26, sky.ground) +
      hills(seed, 15, 344, 16, sky.leaves[1])
    );
  },
};

const naadam: Scene = {
  skies: ['noon', 'morning', 'evening'],
  draw: (seed, sky) => {
    const flags = Array.from({ length: 11 }, (_, at) => {
      const [x, colour] = [
        24 + at * 43,
        chosen(['#0f5db0', '#c8452f', '#e0a92c', '#ffffff', '#3f8f5a'], mixed(seed, 30, at)),
      ];
      return rect(x, 214, 2.5, 92, '#8b8578') + path(`M${x + 2},216q14,-6 28,0t28,-2v22q-14,6 -28,0t-28,2z`, colour);
    });
    const tent = (x: number, wide: number) =>
      path(`M${x},320v-34L${x + wide / 2},250L${x + wide},286v34z`, '#ffffff') +
      path(`M${x},286L${x + wide / 2},250L${x + wide},286l-8,8l-8,-6l-8,6l-8,-6z`, '#2f74b8') +
      path(`M${x + wide / 2 - 12},320v-26q12,-12 24,0v26z`, '#2f74b8');
    return (
      ridges(seed, sky) +
      flags.join('') +
      rect(0, 300, width, 60, sky.ground) +
      tent(30, 110) +
      tent(190, 130) +
      tent(362, 104) +
      hills(seed, 14, 344, 12, sky.leaves[0])
    );
  },
};

export const natureScenes = { dunes, cliffs, steppe, valley, forest, peaks, naadam } as const;
