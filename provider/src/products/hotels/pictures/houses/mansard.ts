import { chosen, mixed } from '../../../../platform/drawing/seeded-random.ts';
import { panes, path, rect, round } from '../../../../platform/drawing/svg-shapes.ts';
import { entrance, foot, type DrawHouse } from './house-parts.ts';

const walls = ['#ead9b8', '#d8dfe6', '#e5c9b5', '#d6dccb', '#efe6d6'] as const;

/** A steep roof with dormers, and awnings over the street. */
export const mansard: DrawHouse = (seed, sky) => {
  const wide = 206 + Math.round(mixed(seed, 51) * 60);
  const storeys = 3 + Math.floor(mixed(seed, 52) * 2);
  const tall = storeys * 34 + 20;
  const [x, y] = [240 - wide / 2, foot - tall];
  const wall = chosen(walls, mixed(seed, 54));
  const roof = chosen(['#3f5263', '#5d4a4a', '#4b5d50', '#6b5a45'], mixed(seed, 55));
  const columns = Math.floor((wide - 16) / 34);
  const dormers = Array.from({ length: Math.max(2, columns - 1) }, (_, at) => {
    const across = x + 26 + at * ((wide - 52) / Math.max(1, columns - 2)) - 9;
    return `${rect(across, y - 30, 18, 24, wall)}${path(`M${round(across - 4)},${y - 28}l13,-12 13,12z`, roof)}${rect(across + 4, y - 24, 10, 14, mixed(seed, 62, at) < sky.lit ? sky.lamp : sky.pane)}`;
  }).join('');
  return (
    rect(x, y, wide, tall, wall) +
    path(`M${x - 8},${y + 2}l18,-44h${wide - 20}l18,44z`, roof) +
    dormers +
    panes(seed, { x: x + 14, y: y + 16, columns, rows: storeys, stepX: 34, stepY: 34, wide: 14, tall: 22 }, sky) +
    rect(x - 6, y, wide + 12, 5, '#fdf9f0') +
    path(
      Array.from({ length: columns }, (_, at) => `M${x + 10 + at * 34},${foot - 56}h22l-3,9h-16z`).join(''),
      chosen(['#a33f3a', '#b4842a', '#4f6b5d'], mixed(seed, 57)),
      'opacity=".9"',
    ) +
    entrance(240, sky, '#4b3d30')
  );
};
