import type * as v from 'valibot';
import { flightOrder } from './order.ts';

const {
  search_data: _search,
  fares: _fares,
  baggage_info: _baggage,
  travellers: _travellers,
  airline_reference: _reference,
  change: _change,
  refunds: _refunds,
  product: _product,
  ...common
} = flightOrder.entries;

/** What the order of every product has: what it is called, its status, contact and money. A product adds its own name and what was bought. */
export const commonOrder = common;

export type CommonOrder = v.InferOutput<v.ObjectSchema<typeof commonOrder, undefined>>;
