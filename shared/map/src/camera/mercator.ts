import type { GeoPoint } from '../map-types.ts';

/** A place on the square of web Mercator: both from 0 to 1, north-west is 0. */
export interface UnitPoint {
  readonly x: number;
  readonly y: number;
}

/** Beyond it web Mercator has no square. */
const MOST_LATITUDE = 85.0511;
const TILE = 256;

export function project({ lat, lon }: GeoPoint): UnitPoint {
  const sine = Math.sin((Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, lat)) * Math.PI) / 180);
  return { x: lon / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

export function unproject({ x, y }: UnitPoint): GeoPoint {
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return { lat, lon: (x - 0.5) * 360 };
}

/** CSS pixels of the whole world at a zoom. */
export function worldPixels(zoom: number): number {
  return TILE * 2 ** zoom;
}
