import type { OwnDataSource } from './own-data-source.ts';
import { ownAccount } from './sources/own-account.ts';
import { ownAlerts } from './sources/own-alerts.ts';
import { ownHotels } from './sources/own-hotels.ts';
import { ownLottery } from './sources/own-lottery.ts';
import { ownMessages } from './sources/own-messages.ts';
import { ownOrders } from './sources/own-orders.ts';
import { ownPassengers } from './sources/own-passengers.ts';
import { ownPayments } from './sources/own-payments.ts';
import { ownPlainOrders } from './sources/own-plain-orders.ts';
import { ownRefunds } from './sources/own-refunds.ts';
import { ownRequests } from './sources/own-requests.ts';
import { ownRides } from './sources/own-rides.ts';
import { ownSubscriptions } from './sources/own-subscriptions.ts';
import { ownTrainLocks } from './sources/own-train-locks.ts';
import { ownWallets } from './sources/own-wallets.ts';
import { ownWithdrawals } from './sources/own-withdrawals.ts';

/** Everything that is kept of a customer. Whoever adds a table that says whose a row is adds it here. The account comes last: the others find theirs by its addresses. */
export const ownDataSources: readonly OwnDataSource[] = [
  ownPassengers,
  ownOrders,
  ownPlainOrders,
  ownLottery,
  ownRides,
  ownPayments,
  ownRefunds,
  ownHotels,
  ownTrainLocks,
  ownWallets,
  ownWithdrawals,
  ownAlerts,
  ownSubscriptions,
  ownRequests,
  ownMessages,
  ownAccount,
];
