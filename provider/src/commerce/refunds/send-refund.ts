import type { RefundQuote } from '@aylal/domain/orders';
import type { Deps } from '../../platform/deps.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Logger } from '@aylal/server';
import { sendOrderMail } from '../orders/order-mails.ts';
import { orderStatus } from '../orders/order-row.ts';
import { moveOrder } from './move-order.ts';
import { toBank, type TypedAccount } from './to-bank.ts';
import { toWallet } from './to-wallet.ts';

/** A refund that was asked for: where it goes, why, and which tickets of the order it covers (no `tickets`: all of it). */
export interface AskedRefund {
  readonly ref_number: string;
  readonly userId: string;
  readonly account: TypedAccount | 'wallet';
  readonly reason: string;
  readonly quote: RefundQuote;
  readonly tickets?: readonly string[];
}

/** Writes a refund of a locked order, moves the order on and mails its customer. The supplier is asked afterwards, by the job of all refunds. */
export async function sendRefund(
  deps: Pick<Deps, 'config' | 'events' | 'ids' | 'outbox' | 'products' | 'vault'>,
  { tx, now, log }: { readonly tx: Tx; readonly now: number; readonly log: Logger },
  { ref_number, userId, account, reason, quote, tickets = [] }: AskedRefund,
): Promise<void> {
  const id = deps.ids.reference('RFD');
  await tx
    .insertInto('refunds')
    .values({
      id,
      ref_number,
      state: 'sent',
      tickets: JSON.stringify(tickets),
      reason,
      ...quote,
      ...(account === 'wallet' ? toWallet : await toBank(deps, tx, { id, userId, now }, account)),
      sent_at: now,
      finished_at: null,
      next_at: now,
    })
    .execute();
  const moved = await moveOrder(deps, tx, ref_number, orderStatus.refundSent);
  await sendOrderMail(deps, tx, moved, 'refund-sent', quote.back);
  log.info('refund-sent', { ref_number, refund: id, back: quote.back });
}
