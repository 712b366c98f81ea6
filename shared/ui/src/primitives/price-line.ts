export type RidgePoint = { x: number; y: number };

/** A line that is flat at every day and leans only between them, run out to both edges. Needs a point. */
export function priceLine(points: readonly [RidgePoint, ...RidgePoint[]], width: number): string {
  const [first] = points;
  const last = points.at(-1) ?? first;
  const curves = points.slice(1).map((point, index) => {
    const from = points[index] ?? point;
    const middle = (from.x + point.x) / 2;
    return `C${middle} ${from.y} ${middle} ${point.y} ${point.x} ${point.y}`;
  });
  return `M0 ${first.y}L${first.x} ${first.y}${curves.join('')}L${width} ${last.y}`;
}
