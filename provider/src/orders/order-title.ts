import type { Locale } from '@aylal/domain';
import type { BoughtOf } from './product-room.ts';
import { productRooms } from './product-rooms.ts';

/** What was bought, in one line: the towns of a journey, the destination of an eSIM and what a top-up adds to it, a hotel with its city. */
export function orderTitle(order: BoughtOf, locale: Locale): string {
  return productRooms[order.product].title(order, locale);
}
