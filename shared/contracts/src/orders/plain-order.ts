import * as v from 'valibot';
import { instant, money, refNumber } from '../fields.ts';
import { orderStatusCodes } from './order.ts';

/** Products that are sold as one thing at one price, paid at once (proposed). */
export const plainProducts = ['top-up', 'lottery'] as const;
export type PlainProduct = (typeof plainProducts)[number];

/** An order of such a product as the checkout shows it. `title` is in the customer's language, `subject` what the product keeps of what was bought. */
export const plainOrder = v.object({
  ref_number: refNumber,
  product: v.picklist(plainProducts),
  title: v.string(),
  status: v.object({ status_code: v.picklist(orderStatusCodes), name: v.string() }),
  created_at: instant,
  pay_until: v.nullable(instant),
  subject: v.record(v.string(), v.unknown()),
  total: money,
  paid: money,
  to_pay: money,
  must_pay: money,
  server_time: instant,
});

export type PlainOrder = v.InferOutput<typeof plainOrder>;
