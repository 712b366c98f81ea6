import type { SupplierTrip } from '../trip-supplier.ts';

/** The picture of a trip: drawn by its landscape and its name, so always the same. */
export function pictureOf({ id, landscape }: Pick<SupplierTrip, 'id' | 'landscape'>): string {
  const number = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_000, 7);
  return `/pictures/trips/${landscape}/${number}.svg`;
}
