import * as v from 'valibot';
import { busOrder } from './bus-order.ts';
import { esimOrder } from './esim-order.ts';
import { hotelOrder } from './hotel-order.ts';
import { insuranceOrder } from './insurance-order.ts';
import { lotteryOrder } from './lottery-order.ts';
import { flightOrder } from './order.ts';
import { topUpOrder } from './top-up-order.ts';
import { trainOrder } from './train-order.ts';
import { transportOrder } from './transport-order.ts';
import { tripOrder } from './trip-order.ts';

/** An order of any product, distinguished by `product`. A new product joins here, and the compiler leads to the places that depend on it. */
export const anyOrder = v.variant('product', [
  flightOrder,
  esimOrder,
  hotelOrder,
  busOrder,
  trainOrder,
  tripOrder,
  transportOrder,
  insuranceOrder,
  topUpOrder,
  lotteryOrder,
]);

export type Order = v.InferOutput<typeof anyOrder>;

export type OrderProduct = Order['product'];
