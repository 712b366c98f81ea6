import { chosen, mixed } from '../../../../platform/drawing/seeded-random.ts';
import { panes, path, rect } from '../../../../platform/drawing/svg-shapes.ts';
import { entrance, foot, type DrawHouse } from './house-parts.ts';

const walls = ['#efe0bf', '#f3d9c4', '#e7e2d3', '#e9d3a4', '#dfe3e0'] as const;

/** Columns under a gable, with a wing on each side and a flag. */
export const palace: DrawHouse = (seed, sky) => {
  const wing = 66 + Math.round(mixed(seed, 51) * 20);
  const tall = 116 + Math.round(mixed(seed, 52) * 26);
  const wall = chosen(walls, mixed(seed, 54));
  const roof = chosen(['#6d4a3a', '#4f6b5d', '#5b5f6b', '#8a5a3c'], mixed(seed, 55));
  const left = 240 - 58 - wing;
  const columns = Array.from({ length: 6 }, (_, at) =>
    rect(190 + at * 19, foot - tall + 24, 7, tall - 62, '#fbf8f0'),
  ).join('');
  const storeys = Math.max(2, Math.floor((tall - 30) / 34));
  const side = (x: number, of: number) =>
    panes(
      of,
      {
        x: x + 9,
        y: foot - tall + 32,
        columns: Math.floor(wing / 18),
        rows: storeys,
        stepX: 18,
        stepY: 34,
        wide: 10,
        tall: 19,
      },
      sky,
    );
  return (
    rect(left, foot - tall + 16, wing, tall - 16, wall) +
    rect(298, foot - tall + 16, wing, tall - 16, wall) +
    path(`M${left - 6},${foot - tall + 18}l10,-16h${wing - 8}v16z`, roof) +
    path(`M${298 + wing + 6},${foot - tall + 18}l-10,-16h-${wing - 8}v16z`, roof) +
    rect(182, foot - tall + 10, 116, tall - 10, wall) +
    panes(
      seed + 2,
      { x: 198, y: foot - tall + 34, columns: 5, rows: storeys, stepX: 19, stepY: 34, wide: 9, tall: 19 },
      sky,
    ) +
    columns +
    path(`M174,${foot - tall + 22}L240,${foot - tall - 22}L306,${foot - tall + 22}Z`, '#fbf6ea') +
    path(`M190,${foot - tall + 17}L240,${foot - tall - 14}L290,${foot - tall + 17}Z`, wall) +
    rect(174, foot - tall + 20, 132, 6, '#fbf6ea') +
    path(
      `M239,${foot - tall - 52}h2v32h-2zM241,${foot - tall - 52}h22l-6,6 6,6h-22z`,
      chosen(['#0f5db0', '#b4842a', '#a33f3a'], mixed(seed, 57)),
    ) +
    side(left, seed + 3) +
    side(298, seed + 4) +
    rect(176, foot - 38, 128, 6, '#fbf6ea') +
    entrance(240, sky, '#8a744c')
  );
};
