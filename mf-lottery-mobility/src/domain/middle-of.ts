import type { GeoPoint } from '@aylal/map';

/** Amid most of what is on a map: the middle one by latitude and by longitude, so that a few far away do not count. Undefined of nothing. */
export function middleOf(places: readonly GeoPoint[]): GeoPoint | undefined {
  if (places.length === 0) return undefined;
  const middle = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
  return { lat: middle(places.map(({ lat }) => lat)), lon: middle(places.map(({ lon }) => lon)) };
}
