import type { LotterySubject } from '@aylal/contracts/orders';
import { accounts, post } from '../../commerce/ledger/ledger.ts';
import { agreedItem } from '../../commerce/orders/order-row.ts';
import type { ItemOf } from '../../commerce/orders/product-order-adapter.ts';
import type { HandOver, Product } from '../../commerce/orders/product.ts';
import { loans } from '../../commerce/payments/loans.ts';
import { cartRoutes } from './cart/cart-routes.ts';
import { gameMigrations } from './games/game-migrations.ts';
import { gameRoutes } from './games/game-routes.ts';
import { lotteryLines } from './lottery-lines.ts';
import { lotteryMigrations } from './lottery-migrations.ts';
import { lotteryRoutes } from './lottery-routes.ts';
import { lotteryMails } from './mails/lottery-mails.ts';
import { lotteryMessage } from './messages/lottery-messages.ts';
import { lotteryData } from './lottery-data.ts';
import { sealedSeeds } from './sealed-seeds.ts';

declare module '../../commerce/orders/order-row.ts' {
  interface StoredItems {
    /** Which tickets were bought, and what it costs to bring them. */
    readonly lottery: LotterySubject;
  }
}

const ticketCount = (order: ItemOf) =>
  agreedItem(order, 'lottery').items.reduce((sum, { quantity }) => sum + quantity, 0);

/** Tickets have stood in the customer's name since they were ordered; paid, they can be scratched. */
const sellTickets: HandOver = async ({ logger }, tx, order, at) => {
  const { ref_number: reference, total } = order;
  const fee = agreedItem(order, 'lottery').delivery_fee;
  const entries = [
    { account: accounts.unissuedSales(reference), amount: total },
    { account: accounts.lotterySales, amount: fee - total },
    ...(fee > 0 ? [{ account: accounts.deliverySales, amount: -fee }] : []),
  ];
  await post(tx, { kind: 'lottery-sold', reference, at, entries });
  logger.info('lottery-sold', { ref_number: reference, amount: total });
};

/** Tickets of lotteries (CALL-06), the cart and the games. No coupon makes a ticket cheaper, and it has no receipt. */
export const lotteryProduct: Product<'lottery'> = {
  key: 'lottery',
  handOver: sellTickets,
  refusedWays: loans,
  refusesCoupons: true,
  view: (row, { money }) => ({ ...money, product: 'lottery', subject: agreedItem(row, 'lottery') }),
  lines: lotteryLines,
  title: (order, locale) => lotteryMessage(locale, 'title', { count: ticketCount(order) }),
  day: () => undefined,
  statusName: ({ status }, locale) => lotteryMessage.find(locale, `status.${status}`),
  mails: ['issued', 'credited', 'goodwill'],
  mailTexts: () => lotteryMails,
  mailPath: ({ ref_number }) => `/lottery/tickets/${ref_number}`,
  migrations: [...lotteryMigrations, ...gameMigrations],
  ownData: [lotteryData],
  sealedRows: sealedSeeds,
  routes: (deps) => [...cartRoutes(deps), ...lotteryRoutes(deps), ...gameRoutes(deps)],
};
