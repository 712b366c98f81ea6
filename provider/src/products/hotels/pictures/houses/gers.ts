import { doors, ger } from '../../../../platform/drawing/scenes/plants.ts';
import { chosen, mixed } from '../../../../platform/drawing/seeded-random.ts';
import { round } from '../../../../platform/drawing/svg-shapes.ts';
import { foot, type DrawHouse } from './house-parts.ts';

/** A camp of white gers. */
export const gers: DrawHouse = (seed, sky) => {
  const door = (at: number) => chosen(doors, mixed(seed, 71, at));
  const count = 4 + Math.floor(mixed(seed, 51) * 4);
  const back = Array.from({ length: count }, (_, at) =>
    ger(
      round(50 + at * (390 / count) + mixed(seed, 52, at) * 20),
      round(foot - 26 + mixed(seed, 53, at) * 6),
      round(46 + mixed(seed, 54, at) * 10),
      door(at),
      sky,
    ),
  );
  const front = [
    ger(round(150 + mixed(seed, 55) * 30), foot + 14, 104, door(40), sky),
    ger(round(322 + mixed(seed, 56) * 40), foot + 6, 92, door(41), sky),
  ];
  return back.join('') + front.join('');
};
