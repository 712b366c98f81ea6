import * as v from 'valibot';
import { esimPackage, esimPlanTypes } from '../esims/esim.ts';
import { refNumber } from '../fields.ts';
import { commonOrder } from './common-order.ts';

/**
 * The order of an eSIM or of more data for one: the money of any order, and what was bought. `issued` says that it is there, `delayed` that its supplier has kept it
 * waiting. `top_up_of` is the order whose eSIM a top-up goes to, null for an eSIM itself.
 */
export const esimOrder = v.object({
  ...commonOrder,
  product: v.literal('esim'),
  esim: v.object({
    slug: v.string(),
    title: v.string(),
    plan_type: v.picklist(esimPlanTypes),
    package: esimPackage,
    issued: v.boolean(),
    delayed: v.boolean(),
    top_up_of: v.optional(v.nullable(refNumber), null),
  }),
});

export type EsimOrder = v.InferOutput<typeof esimOrder>;
