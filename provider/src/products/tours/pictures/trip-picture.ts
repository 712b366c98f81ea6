import { withoutSnow } from '../../../platform/drawing/draw-landscape.ts';
import { numberOfName } from '../../../platform/drawing/seeded-random.ts';
import type { SupplierTrip } from '../trip-supplier.ts';

/** The picture of a trip: drawn by its landscape and its name, so always the same. Snow lies on those over ice alone, for the others run in summer too. */
export function pictureOf({ id, landscape }: Pick<SupplierTrip, 'id' | 'landscape'>): string {
  return `/pictures/trips/${landscape}/${withoutSnow(numberOfName(id), landscape)}.svg`;
}

/** The picture of a day of a programme, another one for each day; empty where nobody says what land it is in. */
export function pictureOfDay(title: string, landscape: SupplierTrip['landscape'] | undefined): string {
  return landscape ? pictureOf({ id: title, landscape }) : '';
}
