import * as v from 'valibot';
import { walletTypes } from '../wallet/wallet.ts';
import { commonOrder } from './common-order.ts';

/** The order of money for a wallet: the money of any order, and which wallet it goes to (proposed). */
export const topUpOrder = v.object({
  ...commonOrder,
  product: v.literal('top-up'),
  subject: v.object({ type: v.picklist(walletTypes) }),
});
export type TopUpOrder = v.InferOutput<typeof topUpOrder>;
