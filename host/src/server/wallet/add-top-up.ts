import { addWalletTopUp, topUpWallet } from '@aylal/contracts/wallet';
import type { FastifyInstance } from 'fastify';
import { checkedChange } from '../proxy/checked-change.ts';
import { forwardCall } from '../proxy/forward-call.ts';
import type { WalletOptions } from './add-wallet.ts';

/** The server's side of the top-up popup (CALL-76, GAP-46): hands its form to the provider under the same key, whose contract reads it. */
export function addTopUp(app: FastifyInstance, options: WalletOptions): void {
  app.post(topUpWallet.path, async (request, reply) => {
    if (!checkedChange(request, reply, { publicUrl: options.publicUrl, operation: topUpWallet.name })) return reply;
    return forwardCall(request, reply, addWalletTopUp, options, {
      method: 'POST',
      path: addWalletTopUp.path,
      body: Buffer.isBuffer(request.body) ? request.body : null,
    });
  });
}
