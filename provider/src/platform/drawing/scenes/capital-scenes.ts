import type { Sky } from '../skies.ts';
import { hills, path, rect, round, width } from '../svg-shapes.ts';
import { houses } from './houses.ts';
import { palm } from './plants.ts';
import type { Scene } from './scene.ts';
import { openWater, shine } from './water.ts';

const often = ['evening', 'dusk', 'night', 'morning', 'noon'] as const;

/** A roof with turned-up corners over `wide`, its foot at `base`. */
const roof = (middle: number, base: number, wide: number, tall: number, fill: string) =>
  path(
    `M${middle - wide / 2 - 12},${base - 3}q${wide * 0.28},-2 ${wide * 0.36},-${tall}h${round(wide * 0.28 + 24)}q${wide * 0.08},${tall - 2} ${wide * 0.36},${tall}q-2,5 -8,5h-${wide + 8}q-6,0 -8,-5z`,
    fill,
  );

/** The Temple of Heaven over red walls. */
const beijing: Scene = {
  skies: ['autumn', 'evening', 'morning', 'noon', 'winter'],
  draw: (seed, sky) =>
    hills(seed, 10, 214, 70, sky.ridges[0]) +
    hills(seed, 11, 246, 50, sky.ridges[1]) +
    houses(seed, 20, 300, [24, 76], sky.city, sky) +
    rect(196, 244, 88, 52, '#a4402e') +
    path([0, 1, 2, 3, 4].map((at) => `M${200 + at * 19},244h5v52h-5z`).join(''), '#7c2c20') +
    rect(208, 200, 64, 24, '#2f6d5e') +
    rect(219, 166, 42, 18, '#2f6d5e') +
    path('M174,246q40,-6 50,-26h32q10,20 50,26z', '#2f5f9e') +
    path('M188,204q34,-6 40,-24h24q6,18 40,24z', '#386cae') +
    path('M202,168q32,-8 38,-38q6,30 38,38z', '#447bbd') +
    path('M237,120a3.4,3.4 0 0 1 6.8,0l-2,14h-2.8z', '#e0b04a') +
    rect(176, 294, 128, 10, '#f2f3ef') +
    rect(158, 304, 164, 11, '#e4e7e3') +
    rect(140, 315, 200, 12, '#f2f3ef') +
    path('M222,327l6,-33h24l6,33z', '#d6dbd8') +
    rect(0, 318, 140, 30, '#a4402e') +
    rect(340, 318, 140, 30, '#a4402e') +
    roof(62, 318, 130, 16, '#d9a441') +
    roof(418, 318, 130, 16, '#d9a441') +
    rect(0, 327, width, 33, sky.snow ? '#eef2f5' : '#cfc4b2'),
};

/** A tower of Wat Arun: its foot broad, its top a needle. */
const prang = (middle: number, base: number, tall: number, fill: string, band: string) =>
  path(
    `M${middle},${base - tall}q${tall * 0.05},${tall * 0.3} ${tall * 0.1},${tall * 0.42}q${tall * 0.06},${tall * 0.32} ${tall * 0.2},${tall * 0.58}h-${tall * 0.6}q${tall * 0.14},-${tall * 0.26} ${tall * 0.2},-${tall * 0.58}q${tall * 0.05},-${tall * 0.12} ${tall * 0.1},-${tall * 0.42}z`,
    fill,
  ) +
  path(
    [0.48, 0.6, 0.72, 0.84]
      .map((part) => {
        const half = round(tall * (0.07 + (part - 0.4) * 0.38));
        return `M${round(middle - half)},${round(base - tall + tall * part)}h${half * 2}v${round(tall * 0.03)}h-${half * 2}z`;
      })
      .join(''),
    band,
  );

const bangkok: Scene = {
  skies: often,
  draw: (seed, sky) =>
    hills(seed, 10, 262, 24, sky.ridges[0]) +
    houses(seed, 20, 276, [16, 92], sky.city, sky) +
    prang(152, 282, 84, '#cbbfa8', '#8d7f68') +
    prang(328, 282, 84, '#cbbfa8', '#8d7f68') +
    prang(240, 286, 176, '#dccfb4', '#9a8a6e') +
    rect(118, 276, 244, 12, '#efe7d6') +
    path('M196,288v-16q44,-16 88,0v16z', '#f5efe2') +
    rect(0, 286, width, 74, openWater(sky, '#6f9fb0')) +
    shine(seed, 294, 7) +
    path('M70,324h120l-12,14h-92q-10,-4 -16,-14z', '#7a4b2c') +
    path('M92,324q34,-26 74,0z', '#d98c3f') +
    palm(30, 348, 110, 14, sky) +
    palm(446, 352, 130, -18, sky),
};

const minaret = (x: number, base: number, tall: number) =>
  rect(x, base - tall, 7, tall, '#e7e2d6') +
  path(`M${x - 1},${base - tall}h9l-4.5,-26z`, '#6f7f8c') +
  rect(x - 2, base - tall * 0.6, 11, 3, '#cfc8b8') +
  rect(x - 2, base - tall * 0.84, 11, 3, '#cfc8b8');

const dome = (middle: number, base: number, radius: number, fill: string) =>
  path(`M${middle - radius},${base}a${radius},${round(radius * 0.86)} 0 0 1 ${radius * 2},0z`, fill);

/** The mosque of Sultan Ahmed over the Bosphorus. */
const istanbul: Scene = {
  skies: often,
  draw: (seed, sky) =>
    hills(seed, 10, 250, 40, sky.ridges[0]) +
    houses(seed, 20, 288, [14, 46], sky.city, sky) +
    hills(seed, 11, 286, 26, sky.ridges[1]) +
    minaret(118, 284, 150) +
    minaret(356, 284, 150) +
    minaret(168, 284, 172) +
    minaret(306, 284, 172) +
    rect(150, 240, 180, 46, '#d8d0bf') +
    dome(188, 242, 28, '#8797a3') +
    dome(292, 242, 28, '#8797a3') +
    rect(196, 204, 88, 40, '#e2dbcb') +
    dome(240, 208, 50, '#7b8c99') +
    path('M239,142h2v22h-2z', '#d9b25a') +
    path(Array.from({ length: 9 }, (_, at) => `M${160 + at * 19},284v-20a5,6 0 0 1 10,0v20z`).join(''), '#a89f8c') +
    rect(0, 284, width, 76, openWater(sky, '#4f8fb8')) +
    shine(seed, 292, 8) +
    path('M286,330h124l-14,16h-94z', '#f3f1ea') +
    rect(306, 314, 74, 16, '#ffffff') +
    rect(334, 298, 10, 18, '#c8452f') +
    path('M312,319h6v6h-6zM324,319h6v6h-6zM348,319h6v6h-6zM360,319h6v6h-6z', '#5f7f99'),
};

const tower = (x: number, base: number, wide: number, tall: number, fill: string, sky: Sky) =>
  rect(x, base - tall, wide, tall, fill) +
  path(
    Array.from(
      { length: Math.floor(tall / 9) },
      (_, at) => `M${x + 3},${base - tall + 5 + at * 9}h${wide - 6}v3h-${wide - 6}z`,
    ).join(''),
    sky.dark ? sky.lamp : sky.pane,
    sky.dark ? 'opacity=".55"' : '',
  );

/** A house of the Römerberg, with steps up its gable. */
const gable = (x: number, base: number, wide: number, tall: number, fill: string) => {
  const step = wide / 6;
  const up = [0, 1, 2].map(() => `v-14h${round(step)}`).join('');
  const down = [0, 1, 2].map(() => `h${round(step)}v14`).join('');
  return (
    path(`M${x},${base}v-${tall}${up}${down}v${tall}z`, fill) +
    path(
      [0, 1, 2]
        .flatMap((row) =>
          [0, 1, 2].map(
            (at) =>
              `M${round(x + wide * (0.16 + at * 0.26))},${base - tall + 8 + row * 22}h${round(wide * 0.14)}v12h-${round(wide * 0.14)}z`,
          ),
        )
        .join(''),
      '#f6ead0',
    )
  );
};

const frankfurt: Scene = {
  skies: often,
  draw: (seed, sky) =>
    hills(seed, 10, 236, 40, sky.ridges[0]) +
    houses(seed, 20, 300, [20, 60], sky.city, sky) +
    tower(92, 300, 40, 150, '#8fa6b8', sky) +
    tower(150, 300, 34, 118, '#a9b8c2', sky) +
    tower(206, 300, 44, 196, '#7f98ad', sky) +
    path('M210,104h36l-18,-34z', '#6d869b') +
    tower(268, 300, 36, 140, '#9db0bf', sky) +
    tower(318, 300, 42, 178, '#b0bec8', sky) +
    rect(338, 88, 2, 36, '#c9d2d9') +
    tower(376, 300, 30, 104, '#8fa6b8', sky) +
    gable(20, 330, 56, 74, '#b5553c') +
    gable(78, 330, 60, 88, '#d9a55a') +
    gable(140, 330, 54, 70, '#8a4a3a') +
    gable(318, 330, 56, 78, '#c98a4b') +
    gable(376, 330, 60, 90, '#a4472f') +
    rect(0, 328, width, 32, openWater(sky, '#5f8fa8')) +
    shine(seed, 334, 3) +
    path('M0,328h480v5h-480z', '#8b857b'),
};

export const capitalScenes = { beijing, bangkok, istanbul, frankfurt } as const;
