import type { BusOrder } from './bus-order.ts';
import type { EsimOrder } from './esim-order.ts';
import type { HotelOrder } from './hotel-order.ts';
import type { InsuranceOrder } from './insurance-order.ts';
import type { LotteryOrder } from './lottery-order.ts';
import type { FlightOrder } from './order.ts';
import type { TopUpOrder } from './top-up-order.ts';
import type { TrainOrder } from './train-order.ts';
import type { TransportOrder } from './transport-order.ts';
import type { TripOrder } from './trip-order.ts';

/** An order of any product. A product joins here, and the compiler leads to the places that tell of it. */
export type Order =
  | FlightOrder
  | EsimOrder
  | HotelOrder
  | BusOrder
  | TrainOrder
  | TripOrder
  | TransportOrder
  | InsuranceOrder
  | TopUpOrder
  | LotteryOrder;

export type OrderProduct = Order['product'];
