import { chosen, mixed } from '../../../../platform/drawing/seeded-random.ts';
import { panes, path, rect } from '../../../../platform/drawing/svg-shapes.ts';
import { entrance, foot, type DrawHouse } from './house-parts.ts';

const walls = ['#d9cdb8', '#cfd8de', '#e2d0c4', '#c9d3c4', '#e6ddc8'] as const;

/** A block of many equal windows around a coloured staircase. */
export const block: DrawHouse = (seed, sky) => {
  const wide = 236 + Math.round(mixed(seed, 51) * 60);
  const storeys = 5 + Math.floor(mixed(seed, 52) * 4);
  const tall = storeys * 22 + 30;
  const [x, y] = [240 - wide / 2, foot - tall];
  const wall = chosen(walls, mixed(seed, 54));
  const accent = chosen(['#b4842a', '#4f7f8f', '#a1573f', '#5f7d57', '#0f5db0'], mixed(seed, 55));
  const columns = Math.floor((wide - 24) / 24);
  const balconies = Array.from(
    { length: storeys - 1 },
    (_, at) => `M${x + 12},${y + 34 + at * 22}h${columns * 24 - 6}v3h-${columns * 24 - 6}z`,
  );
  return (
    rect(x, y, wide, tall, wall) +
    rect(x + wide / 2 - 26, y - 14, 52, tall + 14, accent) +
    panes(seed, { x: x + 14, y: y + 15, columns, rows: storeys, stepX: 24, stepY: 22, wide: 14, tall: 12 }, sky) +
    path(balconies.join(''), '#ffffff', 'opacity=".55"') +
    rect(x - 4, y - 4, wide + 8, 6, '#8b8578') +
    entrance(240, sky, accent)
  );
};
