import { chosen, mixed } from '../../../../platform/drawing/seeded-random.ts';
import { panes, path, rect } from '../../../../platform/drawing/svg-shapes.ts';
import { entrance, foot, type DrawHouse } from './house-parts.ts';

const walls = ['#a65a44', '#8e4f3f', '#b5775a', '#7d5a52', '#96664c'] as const;

/** A house of brick with light sills and chimneys. */
export const brick: DrawHouse = (seed, sky) => {
  const wide = 190 + Math.round(mixed(seed, 51) * 70);
  const storeys = 4 + Math.floor(mixed(seed, 52) * 3);
  const tall = storeys * 30 + 26;
  const [x, y] = [240 - wide / 2, foot - tall];
  const wall = chosen(walls, mixed(seed, 54));
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
};
