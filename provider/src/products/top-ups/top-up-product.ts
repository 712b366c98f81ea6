import type { TopUpOrder } from '@aylal/contracts/orders';
import { addWalletTopUp } from '@aylal/contracts/wallet';
import { accounts, post } from '../../commerce/ledger/ledger.ts';
import { agreedItem } from '../../commerce/orders/order-row.ts';
import { ownHold } from '../../commerce/orders/longer-hold.ts';
import type { HandOver, Product } from '../../commerce/orders/product.ts';
import { loans } from '../../commerce/payments/loans.ts';
import { walletAccount } from '../../commerce/wallets/wallet-accounts.ts';
import { route } from '../../platform/http/route.ts';
import { topUpHandler } from './top-up-handler.ts';
import { topUpMails } from './mails/top-up-mails.ts';
import { topUpMessage } from './messages/top-up-messages.ts';

declare module '../../commerce/orders/order-row.ts' {
  interface StoredItems {
    /** Which wallet an order fills. */
    readonly 'top-up': TopUpOrder['subject'];
  }
}

const fillWallet: HandOver = async ({ logger }, tx, order, at) => {
  const { ref_number: reference, user_id, total: amount } = order;
  const { type } = agreedItem(order, 'top-up');
  const entries = [
    { account: accounts.unissuedSales(reference), amount },
    { account: walletAccount(user_id, type), amount: -amount },
  ];
  await post(tx, { kind: 'top-up', reference, at, entries });
  logger.info('wallet-topped-up', { ref_number: reference, type, amount });
};

/** Money into a wallet (CALL-76, API-65). It is no sale: no coupon makes it cheaper, and it has no receipt. */
export const topUpProduct: Product<'top-up'> = {
  key: 'top-up',
  handOver: fillWallet,
  // A wallet is not filled from itself.
  refusedWays: [...loans, 'WALLET'],
  longerHold: ownHold,
  refusesCoupons: true,
  view: (row, { money }) => ({ ...money, product: 'top-up', subject: agreedItem(row, 'top-up') }),
  lines: () => [],
  title: (order, locale) => topUpMessage(locale, `title.${agreedItem(order, 'top-up').type}`),
  day: () => undefined,
  statusName: ({ status }, locale) => topUpMessage.find(locale, `status.${status}`),
  mails: ['issued', 'credited', 'goodwill'],
  mailTexts: () => topUpMails,
  mailPath: (order) => `/user/${agreedItem(order, 'top-up').type === 'game' ? 'game-wallet' : 'wallet'}`,
  routes: (deps) => [route(addWalletTopUp).to(topUpHandler(deps), { perAccount: { calls: 30, seconds: 600 } })],
};
