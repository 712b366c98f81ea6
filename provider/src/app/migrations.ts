import { accountMigrations } from '../accounts/account-migrations.ts';
import { contentMigrations } from '../content/pages/content-migrations.ts';
import { coreMigrations } from '../platform/database/core-migrations.ts';
import { couponMigrations } from '../commerce/coupons/coupon-migrations.ts';
import { hostAppMigrations } from '../accounts/host-app/host-app-migrations.ts';
import { identityMigrations } from '../accounts/identity/identity-migrations.ts';
import { inventoryMigrations } from '../commerce/inventory/inventory-migrations.ts';
import { ledgerMigrations } from '../commerce/ledger/ledger-migrations.ts';
import { officeMigrations } from '../office/office-migrations.ts';
import { orderMigrations } from '../commerce/orders/order-migrations.ts';
import { paymentMigrations } from '../commerce/payments/payment-migrations.ts';
import { partnerCallMigrations } from '../platform/partner-http/partner-call-migrations.ts';
import { partnerChangeMigrations } from '../commerce/partner-changes/partner-change-migrations.ts';
import { payoutMigrations } from '../commerce/withdrawals/payouts/payout-migrations.ts';
import { outboxMigrations } from '../platform/outbox/outbox-migrations.ts';
import { receiptMigrations } from '../commerce/tax-receipts/receipt-migrations.ts';
import { reconciliationMigrations } from '../commerce/reconciliation/reconciliation-migrations.ts';
import { refundMigrations } from '../commerce/refunds/refund-migrations.ts';
import { requestMigrations } from '../content/requests/request-migrations.ts';
import { walletMigrations } from '../commerce/wallets/wallet-migrations.ts';
import { withdrawalMigrations } from '../commerce/withdrawals/withdrawal-migrations.ts';
import { workListMigrations } from '../commerce/work-list/work-list-migrations.ts';
import { sandboxMigrations } from '../sandbox/sandbox-migrations.ts';
import { productParts } from './products.ts';
import type { Migration } from '../platform/database/migrate.ts';

/** The whole schema: the frame and accounts 10xx, ledger, orders and money 102x to 107x, products 11xx, tax receipts 12xx, content 13xx; what came after the baseline 2xxx. A product brings its own. */
export const migrations: readonly Migration[] = [
  ...coreMigrations,
  ...outboxMigrations,
  ...ledgerMigrations,
  ...couponMigrations,
  ...orderMigrations,
  ...inventoryMigrations,
  ...paymentMigrations,
  ...refundMigrations,
  ...workListMigrations,
  ...reconciliationMigrations,
  ...contentMigrations,
  ...requestMigrations,
  ...walletMigrations,
  ...identityMigrations,
  ...accountMigrations,
  ...payoutMigrations,
  ...withdrawalMigrations,
  ...receiptMigrations,
  ...sandboxMigrations,
  ...hostAppMigrations,
  ...officeMigrations,
  ...partnerCallMigrations,
  ...partnerChangeMigrations,
  ...productParts.flatMap(({ migrations: own = [] }) => own),
];
