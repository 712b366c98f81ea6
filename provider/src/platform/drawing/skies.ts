import { mixed } from './seeded-random.ts';

/** An hour of a season: what light it gives to everything in a picture. */
export interface Sky {
  /** From above to the horizon. */
  readonly colours: readonly [string, string, string];
  readonly sun: string;
  /** Far and near ridges. */
  readonly ridges: readonly [string, string];
  /** Houses far away, and the ground before the house. */
  readonly city: string;
  readonly ground: string;
  readonly street: string;
  readonly leaves: readonly [string, string];
  /** Colour that this light mixes into every other one, and its share. */
  readonly shade: readonly [colour: string, strength: number];
  /** Windows without and with light, and how many have it. */
  readonly pane: string;
  readonly lamp: string;
  readonly lit: number;
  readonly dark: boolean;
  readonly snow: boolean;
}

const day = { pane: '#9cc4e4', lamp: '#fdf0c8', lit: 0.06, dark: false, snow: false } as const;

export const skies = {
  morning: {
    ...day,
    colours: ['#7fb2e5', '#c9e0f4', '#fbe9cf'],
    sun: '#fff3d2',
    ridges: ['#a9bfd6', '#7f9a8c'],
    city: '#b9c8d8',
    ground: '#86a46c',
    street: '#b9b6ae',
    leaves: ['#6f9a5a', '#527f49'],
    shade: ['#f6c98d', 0.12],
  },
  noon: {
    ...day,
    colours: ['#2f86d6', '#79b5ea', '#dcedfb'],
    sun: '#fff8e2',
    ridges: ['#8db0cf', '#6b9477'],
    city: '#a9bfd4',
    ground: '#7fa864',
    street: '#b3b3b0',
    leaves: ['#5f9450', '#41763f'],
    shade: ['#ffffff', 0.04],
  },
  evening: {
    ...day,
    colours: ['#3f6fb2', '#e2a878', '#fbd9a2'],
    sun: '#ffe7b0',
    ridges: ['#8d86a4', '#6f6f6a'],
    city: '#b08f90',
    ground: '#7d8256',
    street: '#a2978c',
    leaves: ['#6c7c45', '#515f38'],
    shade: ['#e08a45', 0.16],
    lit: 0.22,
  },
  dusk: {
    ...day,
    colours: ['#1d2f5c', '#5b5c94', '#e29a7c'],
    sun: '#ffd9b0',
    ridges: ['#4d5480', '#37415f'],
    city: '#434c74',
    ground: '#3b4a4a',
    street: '#4d5566',
    leaves: ['#38504a', '#2b403d'],
    shade: ['#25305e', 0.34],
    pane: '#5d6f9c',
    lamp: '#ffdf9a',
    lit: 0.5,
    dark: true,
  },
  night: {
    ...day,
    colours: ['#0a142b', '#16294c', '#33507c'],
    sun: '#f2efdd',
    ridges: ['#20355a', '#182a45'],
    city: '#1d3051',
    ground: '#1c2f3a',
    street: '#2b374c',
    leaves: ['#1f3a3b', '#172d2f'],
    shade: ['#0b1838', 0.5],
    pane: '#2d4163',
    lamp: '#ffd985',
    lit: 0.56,
    dark: true,
  },
  winter: {
    ...day,
    colours: ['#6aa7dc', '#b9d9f0', '#f1f6fa'],
    sun: '#fffbe9',
    ridges: ['#c3d3e2', '#dfe7ee'],
    city: '#c2cfdb',
    ground: '#eef3f6',
    street: '#d3d8dd',
    leaves: ['#e4ecf1', '#c7d4dc'],
    shade: ['#cfe2f3', 0.12],
    snow: true,
  },
  winterDusk: {
    ...day,
    colours: ['#28406f', '#8d86b0', '#f0b79a'],
    sun: '#ffe3c4',
    ridges: ['#7f86ac', '#a9b0cd'],
    city: '#6d7599',
    ground: '#b9c3dd',
    street: '#8a93b0',
    leaves: ['#aab5d2', '#8d99ba'],
    shade: ['#3b4a80', 0.3],
    pane: '#6c7ba6',
    lamp: '#ffdf9a',
    lit: 0.42,
    dark: true,
    snow: true,
  },
  autumn: {
    ...day,
    colours: ['#4f94d3', '#a9d0ee', '#f3ecd4'],
    sun: '#fff2cc',
    ridges: ['#a7b4bd', '#b0925a'],
    city: '#b9c2c8',
    ground: '#b59a54',
    street: '#b7ada0',
    leaves: ['#d39a2f', '#b5702a'],
    shade: ['#f0bf6a', 0.1],
  },
} as const satisfies Readonly<Record<string, Sky>>;

export type SkyName = keyof typeof skies;

const byDay: readonly Sky[] = Object.values(skies).filter(({ dark }) => !dark);

/** The sky of a moment by day, which a number always has, or of the night after it: with its snow. */
export function skyOf(moment: number, night: boolean, among: readonly Sky[] = byDay): Sky {
  const light = among.filter(({ dark }) => !dark);
  const sky = light[Math.floor(mixed(moment, 1) * light.length)] ?? skies.noon;
  if (!night) return sky;
  return sky.snow ? skies.winterDusk : mixed(moment, 2) < 0.5 ? skies.dusk : skies.night;
}
