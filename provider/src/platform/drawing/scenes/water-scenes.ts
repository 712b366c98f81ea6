import { mixed } from '../seeded-random.ts';
import { height, hills, path, rect, round, width } from '../svg-shapes.ts';
import { larches, palm } from './plants.ts';
import type { Scene } from './scene.ts';
import { openWater, shine } from './water.ts';

const lake: Scene = {
  skies: ['morning', 'noon', 'autumn', 'evening'],
  draw: (seed, sky) =>
    hills(seed, 10, 214, 110, sky.ridges[0]) +
    hills(seed, 11, 236, 60, sky.ridges[1]) +
    larches(seed, 50, { from: 0, to: width, count: 26, base: 244, tall: 36 }, sky) +
    rect(0, 240, width, 120, openWater(sky, '#4f9fd0')) +
    `<svg y="240" width="${width}" height="120" viewBox="0 240 ${width} 120"><g transform="translate(0 480) scale(1 -1)" opacity=".25">${hills(seed, 11, 236, 60, sky.ridges[1])}</g></svg>` +
    rect(0, 286, width, 74, openWater(sky, '#4f9fd0'), 'opacity=".75"') +
    shine(seed, 252, 9) +
    path(`M0,${height}V336q90,-22 190,2t290,-8v30z`, sky.ground) +
    path('M300,318h74l-10,12h-56z', '#7a5238') +
    path('M334,318v-36l22,30z', '#f7f4ec') +
    larches(seed, 52, { from: -10, to: 90, count: 4, base: 350, tall: 108 }, sky),
};

const ice: Scene = {
  skies: ['winter', 'winterDusk'],
  draw: (seed, sky) => {
    const cracks = Array.from({ length: 8 }, (_, at) => {
      const [x, y] = [mixed(seed, 70, at) * 440, 256 + mixed(seed, 71, at) * 84];
      return `M${round(x)},${round(y)}l${round(30 + mixed(seed, 72, at) * 40)},${round(-8 + mixed(seed, 73, at) * 16)}l${round(24 + mixed(seed, 74, at) * 30)},${round(-10 + mixed(seed, 75, at) * 20)}`;
    });
    return (
      hills(seed, 10, 212, 118, sky.ridges[0]) +
      hills(seed, 11, 238, 66, sky.ridges[1]) +
      larches(seed, 50, { from: 0, to: width, count: 22, base: 244, tall: 34 }, sky) +
      rect(0, 240, width, 120, sky.dark ? '#6f8fc0' : '#a9d6ea') +
      path(`M0,240h480v10q-120,18 -240,4t-240,10z`, '#ffffff', 'opacity=".7"') +
      path(cracks.join(''), 'none', 'stroke="#ffffff" stroke-width="1.6" opacity=".8"') +
      // Blocks of ice, set up for the festival.
      [60, 104, 356, 404]
        .map(
          (x, at) =>
            path(`M${x},318l6,-${42 + at * 6}l26,-8l8,${50 + at * 6}z`, '#d3eef8') +
            path(`M${x + 32},${268 - at * 6}l8,${50 + at * 6}h-10z`, '#8fc4dd'),
        )
        .join('') +
      path('M0,360v-22q120,-14 240,0t240,-4v26z', '#f7fafc')
    );
  },
};

const sea: Scene = {
  skies: ['noon', 'morning', 'evening'],
  draw: (seed, sky) =>
    hills(seed, 10, 236, 40, sky.ridges[0]) +
    rect(0, 228, width, 132, openWater(sky, '#2fa3c7')) +
    rect(0, 284, width, 76, openWater(sky, '#6fd0d8'), 'opacity=".7"') +
    shine(seed, 240, 8) +
    path('M300,236h46l-8,10h-30zM322,236v-42l24,38z', '#ffffff') +
    path(`M0,${height}V322q120,-26 240,0t240,-10v48z`, '#f0dcae') +
    path('M0,330q120,-26 240,0t240,-10v6q-120,-16 -240,10t-240,0z', '#ffffff', 'opacity=".7"') +
    path('M196,330l6,-46h3l-4,46z', '#8b8578') +
    path('M160,292q44,-34 90,4z', '#d8573c') +
    path('M190,282q14,-8 30,2l-12,8z', '#ffffff') +
    palm(70, 350, 176, 26, sky) +
    palm(428, 352, 150, -34, sky),
};

const coast: Scene = {
  skies: ['noon', 'morning', 'evening'],
  draw: (seed, sky) => {
    const houses = Array.from({ length: 12 }, (_, at) => {
      const [x, y] = [190 + at * 25, 236 - at * 5 + mixed(seed, 80, at) * 18];
      return (
        rect(x, y, 28, 70, ['#f3e7d2', '#efd9c4', '#e9e3d6'][at % 3] ?? '#f3e7d2') +
        path(`M${x - 2},${round(y + 1)}l16,-11l16,11z`, '#b9573a') +
        rect(x + 9, y + 12, 7, 11, sky.pane)
      );
    });
    return (
      hills(seed, 10, 200, 120, sky.ridges[0]) +
      hills(seed, 11, 232, 70, sky.ridges[1]) +
      rect(0, 262, width, 98, openWater(sky, '#2f8fc0')) +
      houses.join('') +
      path('M170,282q20,-16 60,-12l250,-30v72q-60,-10 -120,0t-190,-30z', '#a8927a') +
      shine(seed, 292, 7) +
      [60, 118, 250]
        .map((x, at) => path(`M${x},${318 + at * 8}h50l-9,11h-32zM${x + 24},${318 + at * 8}v-50l26,44z`, '#ffffff'))
        .join('')
    );
  },
};

export const waterScenes = { lake, ice, sea, coast } as const;
