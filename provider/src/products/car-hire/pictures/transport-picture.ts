import { numberOfName } from '../../../platform/drawing/seeded-random.ts';
import type { SupplierTransport } from '../transport-supplier.ts';

/** The picture of a car: drawn by its class, the land it drives through and its name, so always the same. */
export function transportPictureOf(one: Pick<SupplierTransport, 'id' | 'landscape' | 'vehicleClass'>): string {
  return `/pictures/transports/${one.vehicleClass}/${one.landscape}/${numberOfName(one.id)}.svg`;
}
