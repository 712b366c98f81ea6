import { AIRLINE_COLORS } from '../primitives/airline-colors.ts';
import { BANK_BRANDS } from '../primitives/bank-mark.tsx';
import { colorOf, type Mode } from '../testing/color-of.ts';
import { contrast } from '../testing/contrast.ts';

const TEXT: [string, string][] = [
  ['fg', 'bg.canvas'],
  ['fg', 'bg'],
  ['fg', 'bg.emphasized'],
  ['fg.muted', 'bg'],
  ['fg.muted', 'bg.canvas'],
  ['fg.muted', 'bg.muted'],
  ['fg.muted', 'bg.panel'],
  ['fg.subtle', 'bg'],
  ['fg.subtle', 'bg.canvas'],
  ['fg.subtle', 'bg.panel'],
  ['fg.subtle', 'bg.muted'],
  ['white', 'accent.solid'],
  ['white', 'accent.hover'],
  ['accent.fg', 'bg'],
  ['accent.fg', 'bg.canvas'],
  ['accent.fg', 'accent.subtle'],
  ['accent.fg', 'accent.muted'],
  ['fg', 'accent.subtle'],
  ['fg.muted', 'accent.subtle'],
  ['gold.fg', 'bg'],
  ['gold.fg', 'gold.subtle'],
  ['grass.fg', 'bg'],
  ['grass.fg', 'grass.subtle'],
  ['white', 'grass.solid'],
  ['ember.fg', 'bg'],
  ['ember.fg', 'ember.subtle'],
  ['rose.fg', 'bg'],
  ['rose.fg', 'rose.subtle'],
  ['white', 'rose.solid'],
  ['fg.muted', 'bg.warning'],
  ['fg.muted', 'bg.error'],
  ['fg.muted', 'bg.success'],
  ['fg.inverted', 'bg.inverted'],
];

const PARTS: [string, string][] = [
  ['border.control', 'bg'],
  ['border.control', 'bg.canvas'],
  ['border.control', 'bg.panel'],
  ['focusRing', 'bg'],
  ['focusRing', 'bg.canvas'],
  ['goldMark', 'bg'],
  ['progress', 'bg'],
  ['accent.solid', 'bg'],
];

describe.each<Mode>(['_light', '_dark'])('contrast, %s', (mode) => {
  it.each(TEXT)('text %s on %s holds 4.5', (front, back) => {
    expect(contrast(colorOf(front, mode), colorOf(back, mode))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(PARTS)('part %s on %s holds 3', (front, back) => {
    expect(contrast(colorOf(front, mode), colorOf(back, mode))).toBeGreaterThanOrEqual(3);
  });
});

describe('marks', () => {
  it('carry white letters at 4.5 on every airline and bank colour', () => {
    const colors = [
      ...Object.entries(AIRLINE_COLORS),
      ...Object.entries(BANK_BRANDS).map(([id, brand]) => [id, brand.color] as const),
    ];
    expect(colors.filter(([, color]) => contrast(color, '#FFFFFF') < 4.5)).toEqual([]);
  });
});
