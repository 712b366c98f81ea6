/** A value at an instant or another place on the x axis; null where there is none, which breaks the line. */
export interface PlotPoint {
  readonly at: number;
  readonly value: number | null;
}

/** The end of a y axis that begins at 0: the next of 1, 2, 2.5, 5 times a power of ten. */
export function niceTop(most: number): number {
  if (!(most > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  const factor = [1, 2, 2.5, 5, 10].find((one) => one * power >= most * 0.999_999) ?? 10;
  return factor * power;
}

/** From where to where the points lie on the x axis; null without any. */
export function spanOf(lines: readonly (readonly PlotPoint[])[]): readonly [from: number, until: number] | null {
  const places = lines.flatMap((points) => points.map(({ at }) => at));
  return places.length === 0 ? null : [Math.min(...places), Math.max(...places)];
}

/** The line as a path in a box of 100 by 100 whose y grows downwards. One point alone is a dot. */
export function pathOf(points: readonly PlotPoint[], [from, until]: readonly [number, number], top: number): string {
  const x = (at: number) => (until === from ? 50 : ((at - from) / (until - from)) * 100);
  const y = (value: number) => 100 - Math.min(1, value / top) * 100;
  let isDrawn = false;
  return points
    .map(({ at, value }) => {
      if (value === null) {
        isDrawn = false;
        return '';
      }
      const word = isDrawn ? 'L' : 'M';
      const dot = isDrawn ? '' : 'h0';
      isDrawn = true;
      return `${word}${round(x(at))} ${round(y(value))}${dot}`;
    })
    .join('');
}

/** The place of the points that lies nearest; null without any. */
export function nearest(places: readonly number[], at: number): number | null {
  return places.reduce<number | null>(
    (best, one) => (best === null || Math.abs(one - at) < Math.abs(best - at) ? one : best),
    null,
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
