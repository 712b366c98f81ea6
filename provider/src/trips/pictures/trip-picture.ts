import type { SupplierTrip } from '../trip-supplier.ts';

/** The picture of a trip: drawn by its landscape and its name, so always the same. */
export function pictureOf({ id, landscape }: Pick<SupplierTrip, 'id' | 'landscape'>): string {
  return `/pictures/trips/${landscape}/${numberOfName(id)}.svg`;
}

/** A number from 0 to 999,999 that a name always has. */
export function numberOfName(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_000, 7);
}
