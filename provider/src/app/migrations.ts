import { accountMigrations } from '../accounts/account-migrations.ts';
import { contentMigrations } from '../content/pages/content-migrations.ts';
import { coreMigrations } from '../platform/database/core-migrations.ts';
import { identityMigrations } from '../accounts/identity/identity-migrations.ts';
import { orderMigrations } from '../commerce/orders/order-migrations.ts';
import { orderListMigrations } from '../commerce/orders/order-list-migrations.ts';
import { orderNameMigrations } from '../commerce/orders/order-name-migrations.ts';
import { paymentMigrations } from '../commerce/payments/payment-migrations.ts';
import { oneOrderMigrations } from '../commerce/orders/one-order-migrations.ts';
import { plainOrderMigrations } from '../commerce/orders/plain-order-migrations.ts';
import { payoutMigrations } from '../commerce/withdrawals/payouts/payout-migrations.ts';
import { outboxMigrations } from '../platform/outbox/outbox-migrations.ts';
import { receiptMigrations } from '../commerce/tax-receipts/receipt-migrations.ts';
import { reconciliationMigrations } from '../commerce/reconciliation/reconciliation-migrations.ts';
import { refundMigrations } from '../commerce/refunds/refund-migrations.ts';
import { requestMigrations } from '../content/requests/request-migrations.ts';
import { walletMigrations } from '../commerce/wallets/wallet-migrations.ts';
import { withdrawalMigrations } from '../commerce/withdrawals/withdrawal-migrations.ts';
import { workListMigrations } from '../commerce/work-list/work-list-migrations.ts';
import { productParts } from './products.ts';
import type { Migration } from '../platform/database/migrate.ts';

/** The whole schema: core 00xx, flights and their alerts 01xx, orders and payments 02xx, wallets and accounts 03xx, eSIMs and orders of other products 04xx, hotels 050x, content, requests, lotteries, games, rides, buses and insurance 07xx, tax receipts 08xx, names 09xx. */
export const migrations: readonly Migration[] = [
  ...coreMigrations,
  ...outboxMigrations,
  ...orderMigrations,
  ...paymentMigrations,
  ...refundMigrations,
  ...workListMigrations,
  ...reconciliationMigrations,
  ...contentMigrations,
  ...requestMigrations,
  ...walletMigrations,
  ...identityMigrations,
  ...accountMigrations,
  ...plainOrderMigrations,
  ...payoutMigrations,
  ...withdrawalMigrations,
  ...receiptMigrations,
  ...orderListMigrations,
  ...orderNameMigrations,
  ...oneOrderMigrations,
  ...productParts.flatMap(({ migrations: own = [] }) => own),
];
