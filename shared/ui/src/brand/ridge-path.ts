/** A smooth line through evenly spaced heights, as the `d` of an SVG path. */
export function ridgePath(heights: readonly number[], width: number): string {
  const stride = width / (heights.length - 1);
  const points = heights.map((y, index) => [round(index * stride), y] as const);
  const start = points[0];
  const end = points.at(-1);
  if (!start || !end) return '';
  const curves = points.slice(0, -1).map(([x, y], index) => {
    const [nextX, nextY] = points[index + 1] ?? [x, y];
    return `Q${x} ${y} ${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`;
  });
  return `M${start[0]} ${start[1]}${curves.join('')}L${end[0]} ${end[1]}`;
}

/** The same line closed down to `floor`: a hill. */
export function hillPath(heights: readonly number[], width: number, floor: number): string {
  return `${ridgePath(heights, width)}L${width} ${floor}L0 ${floor}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
