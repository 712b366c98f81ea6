import type { OrderProduct } from '@aylal/contracts/orders';
import { paymentNames, type PaymentName } from '@aylal/contracts/payments';
import type { Deps } from '../../platform/deps.ts';
import { checkDueInvoices } from '../../commerce/payments/check-due-invoices.ts';
import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import { createInvoiceSync } from '../../commerce/payments/sync-invoice.ts';
import { freeUnclaimedMoney } from '../../commerce/payments/wallet/free-unclaimed-money.ts';
import { importTransfers } from '../../commerce/payments/transfer/import-transfers.ts';
import { payNextReturn } from '../../commerce/payments/transfer/pay-returns.ts';
import { advanceNextChange } from '../../commerce/partner-changes/advance-next-change.ts';
import { lookAtNextOrder } from '../../commerce/partner-changes/look-at-next-order.ts';
import { createReconciler } from '../../commerce/reconciliation/reconcile-partners.ts';
import { advanceNextRefund } from '../../commerce/refunds/advance-refunds.ts';
import { remindNextOrder } from '../../commerce/instalments/reminders/remind-parts.ts';
import { expireReservations } from '../../commerce/wallets/reservations.ts';
import { expireOrder } from '../../commerce/orders/expire-order.ts';
import { issueNext } from '../../commerce/orders/issue-next.ts';
import { publishDue } from '../../content/versions/publish.ts';
import { collectWork } from '../../office/requests/collect-work.ts';
import { indexOrders } from '../../office/orders/index-orders.ts';
import { orderStatus } from '../../commerce/orders/order-row.ts';

const AT_ONCE = 50;
const STATEMENT_EVERY_MS = 15_000;

/** What time brings about without anybody asking. Everything due is found in the database, so a restart loses nothing. */
export interface ScheduledJobs {
  expireOrders(): Promise<void>;
  /** The partner's notice may be lost: open invoices are asked about, of this partner or of each of them side by side. */
  checkInvoices(only?: PaymentName): Promise<void>;
  /** What is paid of this product is fetched from its supplier. */
  issue(product: OrderProduct): Promise<void>;
  /** The statement of our account is read: money may come whose invoice nobody looks at. */
  readTransfers(): Promise<void>;
  /** Transfers that match no order go back to their senders. */
  payReturns(): Promise<void>;
  /** Days of payment partners are compared with our books, and what is missing here is booked. */
  reconcile(): Promise<void>;
  /** A part that has to be paid soon, or is late, is called to mind. */
  remindOfParts(): Promise<void>;
  /** What a product has to do by itself, of this name or all of it. */
  workOf(product: OrderProduct, name?: string): Promise<void>;
  /** Money of a wallet that was reserved and not used in its time, or that no invoice claims, goes back. */
  expireReservations(): Promise<void>;
  /** Refunds go to the airline, then to the bank. */
  advanceRefunds(): Promise<void>;
  /** Partners are asked whether they have changed what was sold, and what customers answered, or did not in time, is done. */
  followPartnerChanges(): Promise<void>;
  /** Orders that are new or have changed are found by what they say now. */
  indexOrders(): Promise<void>;
  /** Requests of customers and messages that were given up come onto the work list. */
  collectWork(): Promise<void>;
  /** What the office wants to be seen from a time on is published when it is that time. */
  publishContent(): Promise<void>;
  /** What was searched for since the last time is added to the figures, and pages that orders were made on are written down. */
  storeAnswers(): Promise<void>;
  /** Calls to partners since the last time are written down by their order. */
  storePartnerCalls(): Promise<void>;
}

export function createScheduledJobs(deps: Deps): ScheduledJobs {
  const invoices = createInvoiceSync(deps);
  let statementAfter = 0;
  return {
    indexOrders: () => indexOrders(deps),
    collectWork: () => collectWork(deps),
    publishContent: () => publishDue(deps),
    storeAnswers: () => deps.answers.store(),
    storePartnerCalls: () => deps.partnerCalls.store(),
    expireOrders: async () => {
      const now = deps.clock.now();
      const due = await deps.db
        .selectFrom('orders')
        .select('ref_number')
        .where('status', '=', orderStatus.awaitingPayment)
        .where('pay_until', '<=', now)
        .orderBy('pay_until')
        .limit(AT_ONCE)
        .execute();
      for (const { ref_number } of due)
        await deps.db.transaction().execute((tx) => expireOrder(deps, tx, ref_number, now));
    },
    checkInvoices: async (only) => {
      const partners = only ? [only] : paymentNames;
      await Promise.all(partners.map((partner) => checkDueInvoices(deps, invoices, partner)));
    },
    readTransfers: async () => {
      const now = deps.clock.now();
      if (now < statementAfter) return;
      statementAfter = now + STATEMENT_EVERY_MS;
      try {
        await importTransfers(deps, invoices);
      } catch (error) {
        if (!(error instanceof PartnerError)) throw error;
        deps.logger.warn('payment-partner-failed', { kind: error.kind, key: error.key });
      }
    },
    payReturns: async () => {
      await untilDone(() => payNextReturn(deps));
    },
    reconcile: createReconciler(deps, invoices),
    issue: async (product) => {
      await untilDone(() => issueNext(deps, product));
    },
    remindOfParts: async () => {
      await untilDone(() => remindNextOrder(deps));
    },
    workOf: async (product, only) => {
      for (const [name, next] of Object.entries(deps.products[product].work ?? {}))
        if (only === undefined || name === only) await untilDone(() => next(deps));
    },
    expireReservations: async () => {
      await expireReservations(deps.db, deps.clock.now());
      await freeUnclaimedMoney(deps.db, deps.clock.now());
    },
    advanceRefunds: async () => {
      await untilDone(() => advanceNextRefund(deps));
    },
    followPartnerChanges: async () => {
      await untilDone(() => lookAtNextOrder(deps));
      await untilDone(() => advanceNextChange(deps));
    },
  };
}

/** Does one thing after the other until nothing is due, at most 50 at once. */
async function untilDone(next: () => Promise<boolean>): Promise<void> {
  for (let count = 0; count < AT_ONCE; count += 1) if (!(await next())) return;
}
