import type { WalletType } from '@aylal/contracts';
import { accounts, post } from '../../commerce/ledger/ledger.ts';
import { loans } from '../../commerce/payments/loans.ts';
import { orderStatus } from '../../commerce/orders/order-row.ts';
import type { PlainOrderRow } from '../../commerce/plain-orders/plain-order-row.ts';
import type { PlainProductRules } from '../../commerce/plain-orders/plain-products.ts';
import { sendTopUpMail } from './top-up-mail.ts';
import { toppedUp, topUpTitles } from './top-up-texts.ts';
import { walletAccount } from '../../commerce/wallets/wallet-accounts.ts';

/** Which wallet an order fills. */
export function filledBy({ subject }: Pick<PlainOrderRow, 'subject'>): WalletType {
  return subject['type'] === 'game' ? 'game' : 'wallet';
}

/** Money into a wallet (CALL-76). It arrives in the transaction that books the payment, so once, however often a partner tells of it. */
export const topUp: PlainProductRules = {
  title: (order, locale) => topUpTitles[locale][filledBy(order)],
  // A wallet is not filled from itself.
  refusedWays: [...loans, 'WALLET'],
  done: toppedUp,
  paid: async (deps, tx, order, now) => {
    const type = filledBy(order);
    await post(tx, {
      kind: 'top-up',
      reference: order.ref_number,
      at: now,
      entries: [
        { account: accounts.unissuedSales(order.ref_number), amount: order.total },
        { account: walletAccount(order.user_id, type), amount: -order.total },
      ],
    });
    await tx
      .updateTable('plain_orders')
      .set({ status: orderStatus.issued, done_at: now })
      .where('ref_number', '=', order.ref_number)
      .execute();
    await sendTopUpMail(deps, tx, order, type);
    deps.logger.info('wallet-topped-up', { ref_number: order.ref_number, type, amount: order.total });
  },
};
