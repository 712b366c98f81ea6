export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const radians = Math.PI / 180;

/** The shortest way over the earth in whole kilometres. */
export function greatCircleKm(a: Point, b: Point): number {
  const north = Math.sin(((b.latitude - a.latitude) * radians) / 2);
  const east = Math.sin(((b.longitude - a.longitude) * radians) / 2);
  const h = north * north + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * east * east;
  return Math.round(12_742 * Math.asin(Math.min(1, Math.sqrt(h))));
}

/**
 * Minutes from gate to gate, in steps of five: half an hour on the ground and in climb, then cruise at the speed of the aircraft. Eastbound
 * is shorter than westbound, by the wind of the middle latitudes.
 */
export function blockMinutes(from: Point, to: Point, cruiseKmh: number): number {
  const km = greatCircleKm(from, to);
  const east = ((to.longitude - from.longitude + 540) % 360) - 180;
  const wind = km === 0 ? 0 : Math.max(-1, Math.min(1, (east * 80) / km)) * 45;
  return Math.max(35, Math.round((30 + (km * 60) / (cruiseKmh + wind)) / 5) * 5);
}
