import {
  openBookingFixture,
  person,
  TOTAL,
  type BookingFixture,
  type Customer,
} from '../../../testing/booking-fixture.ts';
import { accounts, balanceOf, post } from '../../ledger/ledger.ts';
import { walletMoney } from '../../wallets/wallet-accounts.ts';
import { addInvoice, keepOpened } from '../invoice-store.ts';
import { openInvoice } from '../open-invoice.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());
afterEach(async () => {
  at.deps.faults.clear();
  await at.work.issue('flight');
});

const MINUTE = 60_000;
const give = (customer: Customer, amount: number) =>
  at.deps.db.transaction().execute((tx) =>
    post(tx, {
      kind: 'credit',
      reference: 'AYL-GIFT',
      at: at.clock.now(),
      entries: [
        { account: accounts.partnerClearing('payout'), amount },
        { account: accounts.customerCredit(customer.userId), amount: -amount },
      ],
    }),
  );
const money = (customer: Customer) => walletMoney(at.deps.db, customer.userId, 'wallet');
const pay = (customer: Customer, ref_number: string, payment_name = 'WALLET') =>
  at.post(customer, '/api/payment/v1/invoice/', { ref_number, payment_name });
const check = async (customer: Customer, ref_number: string) =>
  (await at.post(customer, '/api/payment/v1/check/', { ref_number })).body.result;
const book = async (customer: Customer) =>
  (await at.book(customer, (await at.quote()).ref_number)).body.result.ref_number;
/** A customer with so much in the wallet, and an order that waits for money. */
async function booked(amount: number) {
  const customer = await at.customer();
  if (amount > 0) await give(customer, amount);
  return { customer, ref: await book(customer) };
}
/** The invoice is open and its money reserved; whoever had to book it is gone, as after `kill -9`. */
const leftInTheMiddle = (customer: Customer, ref_number: string) =>
  openInvoice(at.deps, customer.userId, {
    ref_number,
    payment_name: 'WALLET',
    p: 'regular',
    locale: 'en',
    miniApp: false,
  });

const invoicesOf = (ref: string) => at.deps.db.selectFrom('invoices').where('ref_number', '=', ref);

/** The money is reserved, and the request stumbled before its invoice was open. */
async function stumbled(ref_number: string) {
  const [id, now] = [at.deps.ids.reference('INV'), at.clock.now()];
  const opening = { id, ref_number, partner: 'WALLET' as const, partner_id: null, amount: TOTAL, fee: 0 };
  const row = { ...opening, status: 'opening' as const, created_at: now, next_check_at: null };
  await addInvoice(at.deps.db, { ...row, expires_at: now + 30 * MINUTE });
  const port = at.deps.payments.of('WALLET');
  const request = { senderNo: id, receiver: ref_number, description: '', amount: TOTAL, locale: 'en' as const };
  await port.openInvoice({ ...request, callbackUrl: '', returnUrl: '' });
}

describe('Paying from the wallet', () => {
  it('[PAY-07] is offered, and pays the order at once, with one line on the statement', async () => {
    const { customer, ref } = await booked(TOTAL + 5_000);
    const offered = await at.get(customer, `/api/payment/v1/options/?ref_number=${ref}`);
    expect(offered.body.result).toContainEqual(expect.objectContaining({ payment_name: 'WALLET', is_qr: false }));
    expect(await pay(customer, ref)).toMatchObject({ status: 200, body: { result: { amount: TOTAL, fee: 0 } } });
    expect(await check(customer, ref)).toMatchObject({ state: 'paid', paid: TOTAL, to_pay: 0 });
    expect(await money(customer)).toEqual({ available: 5_000, pending: 0 });
    const { body } = await at.get(customer, '/api/bogts/v1/statement/?type=wallet&transfer_type=WITHDRAW');
    expect(body.result).toMatchObject([{ kind: 'payment', status: 'DONE', amount: TOTAL, description: ref }]);
    expect(await balanceOf(at.deps.db, accounts.partnerClearing('wallet'))).toBe(0);
  });

  it('[MNY-12] finishes what a try that stumbled has reserved', async () => {
    const { customer, ref } = await booked(TOTAL + 520);
    await stumbled(ref);
    expect(await money(customer)).toEqual({ available: 520, pending: TOTAL });
    const tries = await Promise.all([pay(customer, ref), pay(customer, ref)]);
    // The second may come when the order is paid already.
    expect(tries.map(({ status }) => status)).toContain(200);
    for (const { status } of tries) expect([200, 409]).toContain(status);
    expect(await check(customer, ref)).toMatchObject({ state: 'paid', paid: TOTAL });
    expect(await money(customer)).toEqual({ available: 520, pending: 0 });
  });

  it('[MNY-12] [MNY-5] frees within a minute what a try that stumbled has reserved', async () => {
    const { customer, ref } = await booked(TOTAL + 520);
    await stumbled(ref);
    await at.work.expireReservations();
    expect((await money(customer)).pending).toBe(TOTAL);
    at.clock.advance(MINUTE);
    await at.work.expireReservations();
    expect(await money(customer)).toEqual({ available: TOTAL + 520, pending: 0 });
    // The request that stumbled comes to its end after all: what it reserved is gone, so it opens nothing.
    const { id } = await invoicesOf(ref).select('id').executeTakeFirstOrThrow();
    const opened = { partnerId: id, qrText: '', url: '', banks: [] };
    expect(await keepOpened(at.deps.db, id, opened, at.clock.now())).toBeUndefined();
    expect((await pay(customer, ref)).status).toBe(200);
    expect(await check(customer, ref)).toMatchObject({ state: 'paid', paid: TOTAL });
  });

  it('[MNY-3] [MNY-5] takes the money once, however often it is asked for and looked at', async () => {
    const { customer, ref } = await booked(3 * TOTAL);
    const answers = await Promise.all([
      pay(customer, ref),
      pay(customer, ref),
      pay(customer, ref),
      at.work.checkInvoices(),
      check(customer, ref),
    ]);
    expect(answers.slice(0, 3)).toContainEqual(expect.objectContaining({ status: 200 }));
    at.clock.advance(6_000);
    await at.work.checkInvoices();
    expect(await money(customer)).toEqual({ available: 2 * TOTAL, pending: 0 });
    expect((await at.order(customer, ref)).paid).toBe(TOTAL);
  });

  it('[MNY-5] refuses with a sentence when there is not enough, and leaves order and money as they were', async () => {
    const { customer, ref } = await booked(TOTAL - 1);
    expect(await pay(customer, ref)).toMatchObject({ status: 409, body: { result: { problem: 'not-enough-money' } } });
    expect(await money(customer)).toEqual({ available: TOTAL - 1, pending: 0 });
    expect(await check(customer, ref)).toMatchObject({ state: 'not-started', to_pay: TOTAL });
    expect((await pay(customer, ref, 'QPAY')).status).toBe(200);
  });

  it('[SEC-3] takes nothing that is frozen, says so, and leaves the order to be paid in another way', async () => {
    const { customer, ref } = await booked(TOTAL);
    const users = at.deps.db.updateTable('users').where('id', '=', customer.userId);
    await users.set({ money_frozen_at: at.clock.now() }).execute();
    expect(await pay(customer, ref)).toMatchObject({ status: 409, body: { result: { problem: 'money-frozen' } } });
    expect(await money(customer)).toEqual({ available: TOTAL, pending: 0 });
    expect(await invoicesOf(ref).select('status').execute()).toEqual([{ status: 'failed' }]);
    expect((await pay(customer, ref, 'QPAY')).status).toBe(200);
  });

  it('[MNY-5] pays one of two orders at the same moment when there is money for one', async () => {
    const { customer, ref } = await booked(TOTAL + TOTAL / 2);
    const people = [person({ surname: 'OTHER' })];
    const booking = await at.book(customer, (await at.quote()).ref_number, { people });
    const other = booking.body.result.ref_number;
    const answers = await Promise.all([pay(customer, ref), pay(customer, other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await money(customer)).toEqual({ available: TOTAL / 2, pending: 0 });
  });

  it('[REL-7] [MNY-5] is finished by the job when its process died with the money reserved', async () => {
    const { customer, ref } = await booked(TOTAL);
    await leftInTheMiddle(customer, ref);
    expect(await money(customer)).toEqual({ available: 0, pending: TOTAL });
    at.clock.advance(6_000);
    await Promise.all([at.work.checkInvoices(), check(customer, ref)]);
    expect(await check(customer, ref)).toMatchObject({ state: 'paid', paid: TOTAL });
    expect(await money(customer)).toEqual({ available: 0, pending: 0 });
  });

  it('[REL-7] [MNY-5] releases in time what was reserved for an invoice that was never kept', async () => {
    const { customer, ref } = await booked(TOTAL);
    const now = at.clock.now();
    const row = { ref_number: ref, partner: 'WALLET', partner_id: null, amount: TOTAL, fee: 0 } as const;
    await at.deps.db
      .insertInto('invoices')
      .values({
        ...row,
        id: 'INV-DIED',
        status: 'opening',
        created_at: now,
        expires_at: now + MINUTE,
        next_check_at: null,
      })
      .execute();
    const ask = { senderNo: 'INV-DIED', receiver: ref, description: '', amount: TOTAL, callbackUrl: '', returnUrl: '' };
    await at.deps.payments.of('WALLET').openInvoice({ ...ask, locale: 'en' });
    expect(await money(customer)).toEqual({ available: 0, pending: TOTAL });
    at.clock.advance(MINUTE);
    await at.work.expireReservations();
    expect(await money(customer)).toEqual({ available: TOTAL, pending: 0 });
  });

  it('[MNY-5] voids what is reserved when another way is chosen', async () => {
    const { customer, ref } = await booked(TOTAL);
    await leftInTheMiddle(customer, ref);
    expect((await pay(customer, ref, 'QPAY')).status).toBe(200);
    expect(await money(customer)).toEqual({ available: TOTAL, pending: 0 });
    const { body } = await at.get(customer, '/api/bogts/v1/statement/?type=wallet&transfer_type=WITHDRAW');
    expect(body.result).toMatchObject([{ status: 'REFUSED', amount: TOTAL }]);
  });

  it.each([
    [
      'is cancelled',
      (customer: Customer, ref: string) => at.post(customer, '/api/flight/v5/rest/cancel/', { ref_number: ref }),
    ],
    ['is over by time', async () => at.clock.advance(31 * MINUTE)],
  ])('[MNY-5] [MNY-7] gives the money back when the order %s meanwhile', async (_name, end) => {
    const { customer, ref } = await booked(TOTAL);
    await leftInTheMiddle(customer, ref);
    await end(customer, ref);
    at.clock.advance(6_000);
    await at.work.expireOrders();
    await at.work.checkInvoices();
    expect(await money(customer)).toEqual({ available: TOTAL, pending: 0 });
    expect((await at.order(customer, ref)).paid).toBe(0);
  });

  it("[AUT-1] pays nobody else's order, and from nobody else's wallet", async () => {
    const { customer, ref } = await booked(TOTAL);
    const other = await at.customer();
    await give(other, TOTAL);
    expect((await pay(other, ref)).status).toBe(404);
    expect(await money(customer)).toEqual({ available: TOTAL, pending: 0 });
    expect(await money(other)).toEqual({ available: TOTAL, pending: 0 });
  });
});
