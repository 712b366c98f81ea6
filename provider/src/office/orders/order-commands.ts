import { standingMailOf, type OfficeOrderAction } from '@aylal/domain/office';
import { firstRetryMs } from '../../commerce/orders/claim-due-order.ts';
import { cancelUnpaid } from '../../commerce/orders/expire-order.ts';
import { sendOrderMail } from '../../commerce/orders/order-mails.ts';
import type { OrderRow } from '../../commerce/orders/order-row.ts';
import { sendReceiptMail } from '../../commerce/tax-receipts/receipt-mails.ts';
import { shownReceipt, standingReceipts } from '../../commerce/tax-receipts/receipt-store.ts';
import { endUndelivered } from '../../commerce/orders/undelivered-order.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';

type Command = (deps: Deps, tx: Tx, order: OrderRow, now: number) => Promise<void>;

/** What each action does with an order that is locked and allows it. */
export const orderCommands: Readonly<Record<OfficeOrderAction, Command>> = {
  // Not at once: a question may be on its way, and two at a time could have the goods made twice.
  retry: async (deps, tx, { ref_number, product, next_fulfil_at }, now) => {
    const soon = now + firstRetryMs(deps, product);
    await tx
      .updateTable('orders')
      .set({ next_fulfil_at: Math.min(next_fulfil_at ?? soon, soon) })
      .where('ref_number', '=', ref_number)
      .execute();
  },
  'give-up': (deps, tx, order, now) => endUndelivered(deps, tx, order, { by: 'office', now }),
  cancel: (deps, tx, order, now) => cancelUnpaid(deps, tx, order, now),
  'resend-mail': async (deps, tx, order) => {
    const mail = standingMailOf(order);
    if (mail) await sendOrderMail(deps, tx, order, mail);
  },
  'resend-receipt': async (deps, tx, { ref_number }) => {
    const receipt = shownReceipt(await standingReceipts(tx, ref_number));
    if (receipt?.receipt_id) await sendReceiptMail(deps, tx, receipt, receipt.receipt_id);
  },
};
