import { metresBetween } from '@aylal/domain/places';
import { project } from '../camera/mercator.ts';
import type { Street } from '../details/details.ts';
import type { GeoPoint, MapPlace } from '../map-types.ts';

/** From the place that is named, which way one goes. */
export const compass = ['north', 'northEast', 'east', 'southEast', 'south', 'southWest', 'west', 'northWest'] as const;
export type Compass = (typeof compass)[number];

/** A point in words: the street that it lies at, and the named place that is nearest with how far and which way it is from there. */
export interface PlaceWords {
  /** As the ground has it, in Mongolian; null where no street with a name is near. */
  readonly street: string | null;
  readonly near: { readonly name: string; readonly metres: number; readonly way: Compass } | null;
}

/** Farther away one would not call it that street. */
const AT_STREET = 150;
/** Farther away a place says nothing any more. */
const NEAR = 60_000;
const EARTH = 40_075_017;

/** Describes a point by the named streets and places around it. */
export function describePlace(at: GeoPoint, streets: readonly Street[], places: readonly MapPlace[]): PlaceWords {
  const nearest = (list: readonly { readonly name: string; readonly metres: number }[], within: number) =>
    list.reduce<{ readonly name: string; readonly metres: number } | null>(
      (best, one) => (one.metres <= within && (best === null || one.metres < best.metres) ? one : best),
      null,
    );
  const street = nearest(
    streets.map(({ name, shape }) => ({ name, metres: metresToLine(at, shape.path) })),
    AT_STREET,
  );
  const near = nearest(
    places.map(({ name, at: there }) => ({ name, metres: metresBetween(at, there) })),
    NEAR,
  );
  const place = near && places.find(({ name }) => name === near.name);
  return { street: street?.name ?? null, near: near && place ? { ...near, way: wayFrom(place.at, at) } : null };
}

/** How far a point is from a line on the square of web Mercator, in metres of its latitude. */
function metresToLine(at: GeoPoint, path: ArrayLike<number>): number {
  const { x, y } = project(at);
  let least = Number.POSITIVE_INFINITY;
  for (let from = 0; from + 3 < path.length; from += 2) {
    const [x1, y1, x2, y2] = [path[from] ?? 0, path[from + 1] ?? 0, path[from + 2] ?? 0, path[from + 3] ?? 0];
    const [right, down] = [x2 - x1, y2 - y1];
    const along = right * right + down * down;
    const part = along === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * right + (y - y1) * down) / along));
    least = Math.min(least, Math.hypot(x - x1 - part * right, y - y1 - part * down));
  }
  return least * EARTH * Math.cos((at.lat * Math.PI) / 180);
}

function wayFrom(from: GeoPoint, to: GeoPoint): Compass {
  const east = (to.lon - from.lon) * Math.cos((from.lat * Math.PI) / 180);
  const angle = (Math.atan2(east, to.lat - from.lat) * 180) / Math.PI;
  return compass[Math.round((angle + 360) / 45) % 8] ?? 'north';
}
