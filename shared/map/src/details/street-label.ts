/** Where a text lies along a line: its middle, and how it is turned, never upside down. */
export interface LabelPlace {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

type Point = readonly [x: number, y: number];
type Stretch = readonly [Point, Point];

/** A line bends less than this where a text still reads as straight, in radians. */
const STRAIGHT = 0.22;

/**
 * The middle of the longest stretch of a line, given in pixels one after another, that is straight, in sight of a window and at least so long; undefined where there is none.
 */
export function labelAlong(
  line: readonly number[],
  length: number,
  window: { readonly width: number; readonly height: number },
): LabelPlace | undefined {
  let best: { readonly stretch: Stretch; readonly length: number } | undefined;
  for (const whole of straightStretches(line)) {
    const stretch = inSight(whole, window);
    const reach = stretch ? distance(stretch) : 0;
    if (stretch && reach >= length && reach > (best?.length ?? 0)) best = { stretch, length: reach };
  }
  if (!best) return undefined;
  const [[ax, ay], [bx, by]] = best.stretch;
  return { x: (ax + bx) / 2, y: (ay + by) / 2, angle: upright(Math.atan2(by - ay, bx - ax)) };
}

function straightStretches(line: readonly number[]): Stretch[] {
  const points = Array.from({ length: line.length / 2 }, (_, at): Point => [line[2 * at] ?? 0, line[2 * at + 1] ?? 0]);
  const stretches: Stretch[] = [];
  let start = 0;
  for (let at = 1; at < points.length; at += 1) {
    const [from, next, before, here] = [points[start], points[start + 1], points[at - 1], points[at]];
    if (!from || !next || !before || !here) continue;
    if (turn([from, next], [before, here]) > STRAIGHT) start = at - 1;
    const first = points[start];
    if (first) stretches.push([first, here]);
  }
  return stretches;
}

/** The part of a stretch that a window shows (Liang and Barsky). */
function inSight([[ax, ay], [bx, by]]: Stretch, { width, height }: { width: number; height: number }): Stretch | null {
  let [from, to] = [0, 1];
  for (const [step, room] of [
    [ax - bx, ax],
    [bx - ax, width - ax],
    [ay - by, ay],
    [by - ay, height - ay],
  ] as const) {
    if (step === 0 && room < 0) return null;
    if (step < 0) from = Math.max(from, room / step);
    if (step > 0) to = Math.min(to, room / step);
  }
  const at = (part: number): Point => [ax + part * (bx - ax), ay + part * (by - ay)];
  return from < to ? [at(from), at(to)] : null;
}

const distance = ([[ax, ay], [bx, by]]: Stretch) => Math.hypot(bx - ax, by - ay);
const heading = ([[ax, ay], [bx, by]]: Stretch) => Math.atan2(by - ay, bx - ax);

function turn(one: Stretch, other: Stretch): number {
  const angle = Math.abs(heading(one) - heading(other)) % (2 * Math.PI);
  return Math.min(angle, 2 * Math.PI - angle);
}

function upright(angle: number): number {
  if (angle > Math.PI / 2) return angle - Math.PI;
  return angle < -Math.PI / 2 ? angle + Math.PI : angle;
}
