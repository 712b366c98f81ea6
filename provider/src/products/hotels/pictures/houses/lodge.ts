import { chosen, mixed } from '../../../../platform/drawing/seeded-random.ts';
import { panes, path, rect } from '../../../../platform/drawing/svg-shapes.ts';
import { foot, type DrawHouse } from './house-parts.ts';

/** A house of logs below a wide gable. */
export const lodge: DrawHouse = (seed, sky) => {
  const wood = chosen(['#8a5f3c', '#9c7248', '#6f4d35'], mixed(seed, 54));
  const roof = sky.snow ? '#f4f7fa' : chosen(['#4b3a2f', '#5a4636', '#3f4a45'], mixed(seed, 55));
  const wide = 190 + Math.round(mixed(seed, 51) * 50);
  const x = 240 - wide / 2;
  const logs = Array.from({ length: 9 }, (_, at) => `M${x},${foot - 78 + at * 9}h${wide}v1.5h-${wide}z`).join('');
  return (
    rect(x, foot - 80, wide, 80, wood) +
    path(logs, '#000000', 'opacity=".16"') +
    path(`M${x - 20},${foot - 74}L240,${foot - 172}L${x + wide + 20},${foot - 74}Z`, roof) +
    path(`M196,${foot - 78}L240,${foot - 140}L284,${foot - 78}Z`, wood) +
    path(
      `M222,${foot - 84}L240,${foot - 116}L258,${foot - 84}Z`,
      mixed(seed, 58) < sky.lit + 0.3 ? sky.lamp : sky.pane,
    ) +
    panes(
      seed,
      {
        x: x + 14,
        y: foot - 62,
        columns: Math.floor((wide - 20) / 34),
        rows: 1,
        stepX: 34,
        stepY: 34,
        wide: 22,
        tall: 26,
      },
      sky,
    ) +
    rect(x - 26, foot - 8, wide + 52, 8, '#6f5a44') +
    rect(226, foot - 46, 28, 46, '#5a3f2b') +
    path(`M${x + wide - 52},${foot - 150}h16v44h-16z`, '#7d7468')
  );
};
