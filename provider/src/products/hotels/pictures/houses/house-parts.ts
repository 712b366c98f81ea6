import { chosen, mixed } from '../../../../platform/drawing/seeded-random.ts';
import type { Sky } from '../../../../platform/drawing/skies.ts';
import { path, rect } from '../../../../platform/drawing/svg-shapes.ts';

/** The line on which a house stands. */
export const foot = 300;

/** A house by its number, from the ground to the roof, in the light of a sky. */
export type DrawHouse = (seed: number, sky: Sky) => string;

/** Large panes, which have the colour of the sky by day. */
export function glass(seed: number, sky: Sky): string {
  return sky.dark ? sky.pane : chosen(['#8fb9dc', '#a9cbe3', '#7ea9cf'], mixed(seed, 61));
}

/** The way in, with light, in the middle of a house. */
export function entrance(middle: number, sky: Sky, roof: string): string {
  return (
    rect(middle - 44, foot - 40, 88, 6, roof, 'rx="2"') +
    rect(middle - 30, foot - 34, 60, 34, sky.dark ? sky.lamp : '#5d6b78') +
    path(`M${middle - 1},${foot - 34}h2v34h-2z`, '#ffffff88') +
    rect(middle - 40, foot - 34, 4, 34, roof) +
    rect(middle + 36, foot - 34, 4, 34, roof)
  );
}
