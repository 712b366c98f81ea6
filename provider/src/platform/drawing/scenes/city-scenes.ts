import { mixed } from '../seeded-random.ts';
import { hills, path, rect, round, width } from '../svg-shapes.ts';
import { houses } from './houses.ts';
import type { Scene } from './scene.ts';

const often = ['evening', 'dusk', 'night', 'morning', 'noon'] as const;

const city: Scene = {
  skies: ['evening', 'dusk', 'morning', 'winter', 'autumn'],
  draw: (seed, sky) =>
    hills(seed, 10, 220, 90, sky.ridges[0]) +
    hills(seed, 11, 250, 50, sky.ridges[1]) +
    houses(seed, 20, 300, [30, 90], sky.city, sky) +
    // The blue sail over the square of Ulaanbaatar.
    path('M210,318V150q34,-52 62,-60q16,86 4,228z', '#4f86b8') +
    path('M236,318V124q16,-20 36,-34q16,86 4,228z', '#6fa3cf') +
    houses(seed, 24, 340, [24, 70], '#8d97a6', sky) +
    rect(0, 338, width, 22, sky.street),
};

const seoul: Scene = {
  skies: often,
  draw: (seed, sky) =>
    hills(seed, 10, 216, 60, sky.ridges[0]) +
    path('M120,300Q230,130 350,300z', sky.ridges[1]) +
    rect(233, 116, 6, 92, '#e9edf0') +
    path('M226,158h20l-3,14h-14zM228,144h16v10h-16z', '#d3dae0') +
    path('M235.4,76h1.6v42h-1.6z', '#c8452f') +
    houses(seed, 20, 310, [30, 96], sky.city, sky) +
    houses(seed, 24, 336, [20, 60], '#7f8896', sky) +
    rect(150, 296, 180, 46, '#a4472f') +
    path('M132,300q12,-2 20,-26h176q8,24 20,26z', '#3d4a45') +
    path('M160,276q8,-2 14,-20h132q6,18 14,20z', '#4b5a54') +
    path(Array.from({ length: 7 }, (_, at) => `M${160 + at * 25},300h6v42h-6z`).join(''), '#7c2f22') +
    rect(0, 340, width, 20, '#c9bfae'),
};

const tokyo: Scene = {
  skies: often,
  draw: (seed, sky) =>
    path('M60,290Q190,160 214,128h60q26,34 150,162z', sky.ridges[0]) +
    path('M190,158Q206,140 214,128h60q8,12 24,32l-16,-6l-14,12l-16,-10l-14,14l-16,-14l-14,8z', '#f7fafc') +
    houses(seed, 20, 306, [34, 104], sky.city, sky) +
    path(
      'M352,318L372,166L392,318h-9l-7,-48h-8l-7,48zM361,250h22v6h-22zM366,206h12v6h-12zM371,140h2v30h-2z',
      '#d8502f',
    ) +
    houses(seed, 24, 338, [20, 64], '#7f8896', sky) +
    [0, 1, 2, 3]
      .map(
        (at) =>
          path(`M${70 + at * 5},${312 - at * 26}q10,-2 16,-12h${54 - at * 10}q6,10 16,12z`, '#394650') +
          rect(84 + at * 6, 312 - at * 26, 58 - at * 12, 16, '#a4472f'),
      )
      .join('') +
    rect(112, 196, 2.5, 28, '#394650') +
    rect(0, 338, width, 22, sky.ground) +
    path(
      Array.from(
        { length: 16 },
        (_, at) => `M${round(mixed(seed, 90, at) * width)},${round(330 + mixed(seed, 91, at) * 16)}a9,9 0 1 1 0.1,0z`,
      ).join(''),
      sky.snow ? '#ffffff' : '#eeb9c4',
    ),
};

export const cityScenes = { city, seoul, tokyo } as const;
