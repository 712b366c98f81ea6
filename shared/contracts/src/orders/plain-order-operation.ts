import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { refNumber, sent } from '../fields.ts';
import { ledgerLine, progressStep } from './order.ts';
import { plainOrder } from './plain-order.ts';

/** A plain order on its own page: what the checkout shows, with its dated history. */
export const plainOrderDetail = v.object({
  ...plainOrder.entries,
  ledger: v.array(ledgerLine),
  progress: v.array(progressStep),
});

export type PlainOrderDetail = v.InferOutput<typeof plainOrderDetail>;

/** One order of money for a wallet; somebody else's and a missing one give the same 404 (AUT-1). */
export const getPlainOrder = defineEndpoint({
  name: 'get-plain-order',
  id: 'NEED-08',
  summary: 'Read an order of money for a wallet',
  method: 'GET',
  path: '/api/order/v1/detail/top-up/{ref_number}/',
  auth: 'bearer',
  params: sent({ ref_number: refNumber }),
  answers: { 200: answer(plainOrderDetail), 401: refusal, 404: refusal },
});

/** One order of lottery tickets, at an address of its own as every product has one; otherwise as above. */
export const getLotteryOrder = defineEndpoint({
  name: 'get-lottery-order',
  id: 'NEED-148',
  summary: 'Read an order of lottery tickets',
  method: 'GET',
  path: '/api/order/v1/detail/lottery/{ref_number}/',
  auth: 'bearer',
  params: sent({ ref_number: refNumber }),
  answers: { 200: answer(plainOrderDetail), 401: refusal, 404: refusal },
});
