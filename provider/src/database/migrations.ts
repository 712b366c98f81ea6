import { accountMigrations } from '../accounts/account-migrations.ts';
import { airSubscriptionMigrations } from '../air-subscriptions/air-subscription-migrations.ts';
import { alertMigrations } from '../alerts/alert-migrations.ts';
import { busMigrations } from '../buses/bus-migrations.ts';
import { contentMigrations } from '../content/content-migrations.ts';
import { esimMigrations } from '../esims/esim-migrations.ts';
import { gameMigrations } from '../games/game-migrations.ts';
import { insuranceMigrations } from '../insurance/insurance-migrations.ts';
import { hotelMigrations } from '../hotels/hotel-migrations.ts';
import { transportMigrations } from '../transports/transport-migrations.ts';
import { trainMigrations } from '../trains/train-migrations.ts';
import { tripMigrations } from '../trips/trip-migrations.ts';
import { coreMigrations } from './core-migrations.ts';
import { flightMigrations } from '../flights/flight-migrations.ts';
import { identityMigrations } from '../identity/identity-migrations.ts';
import { lotteryMigrations } from '../lotteries/lottery-migrations.ts';
import { rideMigrations } from '../mobility/rides/ride-migrations.ts';
import { orderMigrations } from '../orders/order-migrations.ts';
import { orderListMigrations } from '../orders/order-list-migrations.ts';
import { paymentMigrations } from '../payments/payment-migrations.ts';
import { plainOrderMigrations } from '../plain-orders/plain-order-migrations.ts';
import { payoutMigrations } from '../payouts/payout-migrations.ts';
import { outboxMigrations } from '../outbox/outbox-migrations.ts';
import { receiptMigrations } from '../receipts/receipt-migrations.ts';
import { reconciliationMigrations } from '../reconciliation/reconciliation-migrations.ts';
import { refundMigrations } from '../refunds/refund-migrations.ts';
import { requestMigrations } from '../requests/request-migrations.ts';
import { walletMigrations } from '../wallets/wallet-migrations.ts';
import { withdrawalMigrations } from '../withdrawals/withdrawal-migrations.ts';
import { workListMigrations } from '../work-list/work-list-migrations.ts';
import type { Migration } from './migrate.ts';

/** The whole schema: core 00xx, flights and their alerts 01xx, orders and payments 02xx, wallets and accounts 03xx, eSIMs and orders of other products 04xx, hotels 050x, content, requests, lotteries, games, rides, buses and insurance 07xx, tax receipts 08xx. */
export const migrations: readonly Migration[] = [
  ...coreMigrations,
  ...outboxMigrations,
  ...flightMigrations,
  ...alertMigrations,
  ...airSubscriptionMigrations,
  ...orderMigrations,
  ...paymentMigrations,
  ...refundMigrations,
  ...workListMigrations,
  ...reconciliationMigrations,
  ...esimMigrations,
  ...hotelMigrations,
  ...busMigrations,
  ...trainMigrations,
  ...insuranceMigrations,
  ...tripMigrations,
  ...transportMigrations,
  ...contentMigrations,
  ...requestMigrations,
  ...walletMigrations,
  ...identityMigrations,
  ...accountMigrations,
  ...plainOrderMigrations,
  ...lotteryMigrations,
  ...gameMigrations,
  ...rideMigrations,
  ...payoutMigrations,
  ...withdrawalMigrations,
  ...receiptMigrations,
  ...orderListMigrations,
];
