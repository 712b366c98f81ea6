import { busSupply } from '../buses/booking/bus-supply.ts';
import { esimSupply } from '../esims/esim-supply.ts';
import { hotelSupply } from '../hotels/booking/hotel-supply.ts';
import { insuranceSupply } from '../insurance/booking/insurance-supply.ts';
import { transportSupply } from '../transports/booking/transport-supply.ts';
import { trainSupply } from '../trains/booking/train-supply.ts';
import { tripSupply } from '../trips/booking/trip-supply.ts';
import type { ProductSupply, SuppliedProduct } from './product-supply.ts';

/** Every product whose goods a partner makes, each with how it is asked. */
export const productSupplies: { readonly [P in SuppliedProduct]: ProductSupply<P> } = {
  esim: esimSupply,
  hotel: hotelSupply,
  bus: busSupply,
  train: trainSupply,
  insurance: insuranceSupply,
  trip: tripSupply,
  transport: transportSupply,
};
