/** Room for the price of a day in short, such as `612 мянга`. */
const LABEL = 81;
const EDGE = 4;
const BESIDE = 9;

export type RidgeLabel = { x: number; textAnchor: 'start' | 'middle' | 'end' };

/** Where the price of a day at `x` is written so that neither edge of the ridge cuts it: beside the mark of the lowest day, over any other. */
export function ridgeLabel(x: number, width: number, beside: boolean): RidgeLabel {
  if (beside)
    return x + BESIDE + LABEL <= width ? { x: x + BESIDE, textAnchor: 'start' } : { x: x - BESIDE, textAnchor: 'end' };
  if (x < LABEL / 2) return { x: EDGE, textAnchor: 'start' };
  if (x + LABEL / 2 > width) return { x: width - EDGE, textAnchor: 'end' };
  return { x, textAnchor: 'middle' };
}
