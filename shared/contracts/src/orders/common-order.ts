import * as v from 'valibot';
import { flightOrder } from './order.ts';

const {
  search_data: _search,
  fares: _fares,
  baggage_info: _baggage,
  travellers: _travellers,
  airline_reference: _reference,
  progress,
  change: _change,
  refunds: _refunds,
  product: _product,
  ...rest
} = flightOrder.entries;

/** What the order of every product that a supplier fulfils has: its status, contact and money. A product adds its own name and what was bought. */
export const commonOrder = { ...rest, progress: v.optional(progress) };
