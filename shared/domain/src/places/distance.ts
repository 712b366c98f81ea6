/** A distance as it is written: whole metres, or kilometres for one decimal. */
export interface RoundedDistance {
  readonly amount: number;
  readonly unit: 'm' | 'km';
}

/** CUR-07: metres when under 1000, otherwise kilometres, to be shown with one decimal (`formatDistance` of i18n). Takes metres, 0 or more. */
export function roundDistance(metres: number): RoundedDistance {
  const whole = Math.round(metres);
  return whole < 1000 ? { amount: whole, unit: 'm' } : { amount: metres / 1000, unit: 'km' };
}

/** A place on the earth in degrees. */
export interface Position {
  readonly lat: number;
  readonly lon: number;
}

const METRES_PER_DEGREE = 111_195;

/** Whole metres between two places of one town: over some kilometres the earth is flat enough. */
export function metresBetween(a: Position, b: Position): number {
  const east = (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180);
  return Math.round(Math.hypot(a.lat - b.lat, east) * METRES_PER_DEGREE);
}
