import type { OwnDataSource } from '../accounts/privacy/own-data-source.ts';
import { ownAccount } from '../accounts/privacy/sources/own-account.ts';
import { ownMessages } from '../accounts/privacy/sources/own-messages.ts';
import { ownOrders } from '../commerce/orders/own-orders.ts';
import { ownPassengers } from '../accounts/privacy/sources/own-passengers.ts';
import { ownPayments } from '../commerce/payments/own-payments.ts';
import { ownRefunds } from '../commerce/refunds/own-refunds.ts';
import { ownRequests } from '../content/requests/own-requests.ts';
import { ownWallets } from '../commerce/wallets/own-wallets.ts';
import { ownWithdrawals } from '../commerce/withdrawals/own-withdrawals.ts';
import { productParts, products } from './products.ts';

/** Everything that is kept of a customer. Whoever adds a table that says whose a row is adds it here. The account comes last: the others find theirs by its addresses. */
export const ownDataSources: readonly OwnDataSource[] = [
  ownPassengers,
  ownOrders(products),
  ...productParts.flatMap(({ ownData = [] }) => ownData),
  ownPayments,
  ownRefunds,
  ownWallets,
  ownWithdrawals,
  ownRequests,
  ownMessages,
  ownAccount,
];
