import * as v from 'valibot';
import { esimPackage, esimPlanTypes } from '../esims/esim.ts';
import { flightOrder } from './order.ts';

const {
  search_data: _search,
  fares: _fares,
  baggage_info: _baggage,
  travellers: _travellers,
  airline_reference: _reference,
  progress: _progress,
  change: _change,
  refunds: _refunds,
  product: _product,
  ...common
} = flightOrder.entries;

/** The order of an eSIM: the money of any order, and what was bought. `issued` says that the eSIM is there to be installed, `delayed` that its supplier has kept it waiting. */
export const esimOrder = v.object({
  ...common,
  product: v.literal('esim'),
  esim: v.object({
    slug: v.string(),
    title: v.string(),
    plan_type: v.picklist(esimPlanTypes),
    package: esimPackage,
    issued: v.boolean(),
    delayed: v.boolean(),
  }),
});

/** An order that a supplier fulfils, told apart by its product. A union and no variant: flights read it too, and its parser would weigh on their results. */
export const order = v.union([flightOrder, esimOrder]);

export type EsimOrder = v.InferOutput<typeof esimOrder>;
export type Order = v.InferOutput<typeof order>;
export type OrderProduct = Order['product'];
