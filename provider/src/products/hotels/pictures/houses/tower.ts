import { chosen, mixed } from '../../../../platform/drawing/seeded-random.ts';
import { panes, path, rect, round } from '../../../../platform/drawing/svg-shapes.ts';
import { entrance, foot, glass, type DrawHouse } from './house-parts.ts';

const walls = ['#5f86ab', '#6d93a6', '#4c7394', '#7f98ad', '#57808a'] as const;

/** A tower of glass on a low base. */
export const tower: DrawHouse = (seed, sky) => {
  const wide = 108 + Math.round(mixed(seed, 51) * 50);
  const tall = 176 + Math.round(mixed(seed, 52) * 46);
  const [x, y] = [240 - wide / 2 + Math.round((mixed(seed, 53) - 0.5) * 40), foot - tall];
  const wall = chosen(walls, mixed(seed, 54));
  const bands = Math.floor((tall - 44) / 14);
  const columns = Math.floor((wide - 12) / 13);
  const slant = mixed(seed, 55) < 0.4 ? 26 : 0;
  const curve = slant === 0 && mixed(seed, 56) < 0.5;
  const crown = curve
    ? `M${x},${y + 26}Q${x + wide / 2},${y - 22} ${x + wide},${y + 26}V${foot}H${x}Z`
    : `M${x},${y + slant}L${x + wide},${y}V${foot}H${x}Z`;
  return (
    path(crown, wall) +
    panes(
      seed,
      { x: x + 8, y: y + 34, columns, rows: bands, stepX: 13, stepY: 14, wide: 9, tall: 9 },
      {
        ...sky,
        pane: glass(seed, sky),
      },
    ) +
    path(
      `M${round(x + wide * 0.62)},${y + 20}h${round(wide * 0.1)}V${foot}h-${round(wide * 0.1)}z`,
      '#ffffff',
      'opacity=".16"',
    ) +
    rect(x - 46, foot - 52, wide + 92, 52, sky.dark ? '#4a5674' : '#d9dde0') +
    panes(
      seed + 1,
      {
        x: x - 40,
        y: foot - 44,
        columns: Math.floor((wide + 80) / 16),
        rows: 2,
        stepX: 16,
        stepY: 20,
        wide: 12,
        tall: 14,
      },
      sky,
    ) +
    entrance(x + wide / 2, sky, '#3e4a56')
  );
};
