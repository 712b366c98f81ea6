import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentName } from '@aylal/contracts/payments';
import { bankIdOf, openBookingFixture, TOTAL, type BookingFixture } from '../../testing/booking-fixture.ts';
import type { Deps } from '../../platform/deps.ts';
import { startOrderJobs } from '../../app/scheduled-jobs/order-jobs.ts';
import { accountContact } from '../orders/account-contact.ts';
import { newOrder } from '../orders/new-order.ts';
import { placeOrder } from '../orders/place-order.ts';
import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import { checkDueInvoices } from './check-due-invoices.ts';
import { addInvoice, claimDueInvoice, noteLook } from './invoice-store.ts';
import type { PaymentPort } from './payment-port.ts';
import { createInvoiceSync } from './sync-invoice.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());
afterEach(async () => {
  await at.deps.db.deleteFrom('invoices').where('id', 'like', 'INV-OPEN%').execute();
});

/** An order of money for a wallet under this number, once. */
async function ordered(userId: string, reference: string): Promise<void> {
  const now = at.clock.now();
  await at.deps.db.transaction().execute(async (tx) => {
    const contact = await accountContact(tx, userId);
    const bought = { product: 'top-up', item: { type: 'wallet' }, locale: 'en', total: 1_000 } as const;
    const order = newOrder({ reference: () => reference }, { ...bought, user_id: userId, contact, now });
    await placeOrder(at.deps, tx, order, now);
  });
}

/** So many open invoices that are due, the first of them due longest and oldest. */
async function openInvoices(partner: PaymentName, count: number): Promise<void> {
  const now = at.clock.now();
  const { userId } = await at.customer();
  for (let index = 0; index < count; index += 1) {
    await ordered(userId, `AYL-OPEN${index}`);
    await addInvoice(at.deps.db, {
      id: `INV-OPEN${index}`,
      ref_number: `AYL-OPEN${index}`,
      partner,
      partner_id: `open-${index}`,
      amount: 1_000,
      fee: 0,
      status: 'open',
      created_at: now - 60_000 + index,
      expires_at: now + 1_800_000,
      next_check_at: now - 60_000 + index,
    });
  }
}

/** The same provider with a QPay that never answers until it is let go. No partner lists a day: comparing days would book what the questions miss. */
function hangingQpay(): { readonly deps: Deps; readonly asked: string[]; letGo(): void } {
  const asked: string[] = [];
  const { promise: hung, resolve: letGo } = Promise.withResolvers<void>();
  const standing: PaymentPort['standing'] = async ({ partnerId }) => {
    asked.push(partnerId);
    await hung;
    return { payments: [], declined: null };
  };
  const settledBetween: PaymentPort['settledBetween'] = () =>
    Promise.reject(new PartnerError('unavailable', 'NO_LIST'));
  const of = (name: string): PaymentPort => {
    const port = { ...at.deps.payments.of(name), settledBetween };
    return name === 'QPAY' ? { ...port, standing } : port;
  };
  return { deps: { ...at.deps, payments: { ...at.deps.payments, of } }, asked, letGo };
}

describe('A partner that hangs', () => {
  it('[REL-1] [MNY-7] does not hold up the money of another one, however many of its invoices are open', async () => {
    const customer = await at.customer();
    const { ref_number: ref } = (await at.book(customer, (await at.quote()).ref_number)).body.result;
    const wish = { ref_number: ref, payment_name: 'SOCIALPAY' };
    const bankId = bankIdOf(await at.post(customer, '/api/payment/v1/invoice/', wish));
    await openInvoices('QPAY', 40);
    const { deps, asked, letGo } = hangingQpay();
    const stop = startOrderJobs(deps);
    try {
      while (asked.length === 0) await pause(50);
      at.deps.faults.add({ id: 'lost', operation: 'socialpay-callback', kind: 'fail', times: 1 });
      await at.bank(bankId, { action: 'pay' });
      at.clock.advance(10_000);
      for (let tenths = 0; tenths < 60 && (await at.order(customer, ref)).paid === 0; tenths += 1) await pause(100);
      expect((await at.order(customer, ref)).paid).toBe(TOTAL);
    } finally {
      letGo();
      await stop();
    }
  });

  it('[REL-1] is left alone after eight questions without an answer in time, until the next turn', async () => {
    await openInvoices('QPAY', 20);
    const { deps, asked, letGo } = hangingQpay();
    await checkDueInvoices(deps, createInvoiceSync(deps), 'QPAY', 20);
    expect(asked.length).toBeGreaterThanOrEqual(8);
    expect(asked.length).toBeLessThan(12);
    letGo();
  });
});

describe('The next invoice to ask about', () => {
  const claim = async (order: 'watched' | 'longest-due') =>
    (await claimDueInvoice(at.deps.db, { partner: 'POCKET', order, now: at.clock.now(), leaseMs: 20_000 }))?.id;

  it('is one whose customer looks at it, then the youngest; or the one that has been due longest', async () => {
    await openInvoices('POCKET', 5);
    await noteLook(at.deps.db, 'AYL-OPEN1', at.clock.now());
    expect([await claim('watched'), await claim('watched'), await claim('longest-due')]).toEqual([
      'INV-OPEN1',
      'INV-OPEN4',
      'INV-OPEN0',
    ]);
  });

  it('is one whose page was opened', async () => {
    const { customer, ref, invoiceId } = await at.invoiced();
    const stream = new AbortController();
    const answer = await fetch(`${at.url}/api/payment/v1/live/${ref}/`, {
      headers: customer.headers,
      signal: stream.signal,
    });
    expect(answer.status).toBe(200);
    stream.abort();
    const { looked_at } = await at.deps.db
      .selectFrom('invoices')
      .select('looked_at')
      .where('id', '=', invoiceId)
      .executeTakeFirstOrThrow();
    expect(looked_at).toBe(at.clock.now());
  });
});
