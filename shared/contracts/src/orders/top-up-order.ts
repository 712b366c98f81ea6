import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { refNumber, sent } from '../fields.ts';
import { walletTypes } from '../wallet/wallet.ts';
import { commonOrder } from './common-order.ts';

/** The order of money for a wallet: the money of any order, and which wallet it goes to (proposed). */
export const topUpOrder = v.object({
  ...commonOrder,
  product: v.literal('top-up'),
  subject: v.object({ type: v.picklist(walletTypes) }),
});
export type TopUpOrder = v.InferOutput<typeof topUpOrder>;

/** One order of money for a wallet of the caller; somebody else's and a missing one give the same 404 (AUT-1). */
export const getTopUpOrder = defineEndpoint({
  name: 'get-top-up-order',
  id: 'NEED-08',
  summary: 'Read an order of money for a wallet',
  method: 'GET',
  path: '/api/order/v1/detail/top-up/{ref_number}/',
  auth: 'bearer',
  params: sent({ ref_number: refNumber }),
  answers: { 200: answer(topUpOrder), 401: refusal, 404: refusal },
});
