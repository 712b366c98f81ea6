import type { BusOrder } from './bus-order.ts';
import type { EsimOrder } from './esim-order.ts';
import type { HotelOrder } from './hotel-order.ts';
import type { InsuranceOrder } from './insurance-order.ts';
import type { FlightOrder } from './order.ts';
import type { TrainOrder } from './train-order.ts';
import type { TransportOrder } from './transport-order.ts';
import type { TripOrder } from './trip-order.ts';

/** An order that a supplier fulfils once it is paid. A product joins here, and the compiler leads to the places of checkout and order page that tell of it. */
export type SuppliedOrder =
  | FlightOrder
  | EsimOrder
  | HotelOrder
  | BusOrder
  | TrainOrder
  | TripOrder
  | TransportOrder
  | InsuranceOrder;

export type OrderProduct = SuppliedOrder['product'];
