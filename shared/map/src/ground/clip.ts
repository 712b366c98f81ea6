/** Points one after another: x, y, x, y. */
export type Path = Float64Array | number[];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The part of a closed ring that lies in a box (Sutherland and Hodgman). Empty when none does; what is cut off runs along the edge of the box. */
export function clipRing(ring: Path, { left, top, right, bottom }: Box): Path {
  let rest = cut(ring, 0, left, 1);
  rest = cut(rest, 0, right, -1);
  rest = cut(rest, 1, top, 1);
  return cut(rest, 1, bottom, -1);
}

/** Keeps what lies on the inner side of one edge: of a vertical one when the axis is 0, with the inside after it when `side` is 1. */
function cut(ring: Path, axis: 0 | 1, edge: number, side: 1 | -1): Path {
  const result: number[] = [];
  const length = ring.length;
  if (length === 0) return result;
  let [x, y] = [ring[length - 2] ?? 0, ring[length - 1] ?? 0];
  let inside = side * ((axis === 0 ? x : y) - edge) >= 0;
  for (let at = 0; at < length; at += 2) {
    const [nextX, nextY] = [ring[at] ?? 0, ring[at + 1] ?? 0];
    const nextInside = side * ((axis === 0 ? nextX : nextY) - edge) >= 0;
    if (inside !== nextInside) {
      const part = axis === 0 ? (edge - x) / (nextX - x) : (edge - y) / (nextY - y);
      result.push(x + part * (nextX - x), y + part * (nextY - y));
    }
    if (nextInside) result.push(nextX, nextY);
    [x, y, inside] = [nextX, nextY, nextInside];
  }
  return result;
}
