import * as v from 'valibot';
import { listedProducts, orderPlacePattern, orderSearchLength, orderStates } from '@aylal/domain/orders';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, localDate, money, refNumber, sent, wholeNumber } from '../fields.ts';
import { orderStatusCodes } from './order.ts';

/** A row of the orders list, whatever was bought. `depart_date` is when it begins; of what has no day of its own, the day it was ordered. */
export const orderSummary = v.object({
  ref_number: refNumber,
  product: v.picklist(listedProducts),
  title: v.string(),
  status: v.object({ status_code: v.picklist(orderStatusCodes), name: v.string() }),
  depart_date: localDate,
  created_at: instant,
  total: money,
  to_pay: money,
});

export type OrderSummary = v.InferOutput<typeof orderSummary>;

/**
 * The caller's orders of every product, newest first, 20 a page. `after` is `next` of the page before, null on the last one, and `page` the number that
 * goes with it; without a place it is the first page. `from` and `to` are the days of ordering in Ulaanbaatar, both part of it; `text` is searched in the number and in
 * what was bought. `count` is of all that the filter leaves (all but `product`, `page`, `orders`, `count` proposed).
 */
export const listOrders = defineEndpoint({
  name: 'list-orders',
  id: 'NEED-07',
  summary: 'List orders',
  method: 'GET',
  path: '/api/order/v1/list/',
  auth: 'bearer',
  query: sent({
    product: v.optional(v.picklist(listedProducts, 'validation_invalid')),
    state: v.optional(v.picklist(orderStates, 'validation_invalid')),
    text: v.optional(v.pipe(v.string('validation_invalid'), v.maxLength(orderSearchLength, 'validation_invalid'))),
    from: v.optional(localDate),
    to: v.optional(localDate),
    after: v.optional(v.pipe(v.string('validation_invalid'), v.regex(orderPlacePattern, 'validation_invalid'))),
    page: v.optional(wholeNumber(1, 10_000), 1),
  }),
  answers: {
    200: answer(
      v.object({
        orders: v.array(orderSummary),
        count: v.number(),
        page: v.number(),
        next: v.nullable(v.string()),
      }),
    ),
    400: refusal,
    401: refusal,
  },
});
