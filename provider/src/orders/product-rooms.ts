import type { OrderProduct, SuppliedOrder } from '@aylal/contracts';
import { busRoom } from '../buses/booking/bus-room.ts';
import { esimRoom } from '../esims/esim-room.ts';
import { hotelRoom } from '../hotels/booking/hotel-room.ts';
import { insuranceRoom } from '../insurance/booking/insurance-room.ts';
import { transportRoom } from '../transports/booking/transport-room.ts';
import { trainRoom } from '../trains/booking/train-room.ts';
import { tripRoom } from '../trips/booking/trip-room.ts';
import { flightRoom } from './flight-room.ts';
import type { ProductRoom } from './product-room.ts';

/** Every product that a supplier fulfils, each with its room. */
export const productRooms: {
  readonly [P in SuppliedOrder['product']]: ProductRoom<Extract<SuppliedOrder, { product: P }>>;
} = {
  flight: flightRoom,
  esim: esimRoom,
  hotel: hotelRoom,
  bus: busRoom,
  train: trainRoom,
  insurance: insuranceRoom,
  trip: tripRoom,
  transport: transportRoom,
};

/** Their names. */
export const orderProducts = Object.keys(productRooms) as OrderProduct[];
