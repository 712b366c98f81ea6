import { numberOfName } from '../../../platform/drawing/seeded-random.ts';
import type { SupplierTrip } from '../trip-supplier.ts';

/** The picture of a trip: drawn by its landscape and its name, so always the same. */
export function pictureOf({ id, landscape }: Pick<SupplierTrip, 'id' | 'landscape'>): string {
  return `/pictures/trips/${landscape}/${numberOfName(id)}.svg`;
}
