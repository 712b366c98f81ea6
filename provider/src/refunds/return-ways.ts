import { busReturn } from '../buses/after-sale/give-bus-back.ts';
import { hotelReturn } from '../hotels/after-sale/give-hotel-back.ts';
import { coverReturn } from '../insurance/after-sale/give-cover-back.ts';
import type { SuppliedProduct } from '../orders/product-supply.ts';
import { trainReturn } from '../trains/after-sale/give-train-back.ts';
import { transportReturn } from '../transports/booking/give-transport-back.ts';
import { tripReturn } from '../trips/booking/give-trip-back.ts';
import type { ReturnWay } from './return-way.ts';

/** Every product but flights whose goods can be given back. */
export const returnWays: { readonly [P in SuppliedProduct]?: ReturnWay } = {
  hotel: hotelReturn,
  bus: busReturn,
  train: trainReturn,
  trip: tripReturn,
  transport: transportReturn,
  insurance: coverReturn,
};
