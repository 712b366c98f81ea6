import { chosen, mixed } from '../../../../platform/drawing/seeded-random.ts';
import { panes, rect } from '../../../../platform/drawing/svg-shapes.ts';
import { entrance, foot, glass, type DrawHouse } from './house-parts.ts';

const walls = ['#eceae4', '#dfe3e6', '#c9b79c', '#e8e2d6', '#b9c1c6'] as const;

/** Boxes of glass and wood, laid on each other a little askew. */
export const modern: DrawHouse = (seed, sky) => {
  const wall = chosen(walls, mixed(seed, 54));
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
};
