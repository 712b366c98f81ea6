import { openBookingFixture, TOTAL, type BookingFixture, type Customer } from '../../testing/booking-fixture.ts';
import { accounts, balanceOf } from '../ledger/ledger.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());
afterEach(() => at.deps.faults.clear());

const cancel = (customer: Customer, ref: string, key?: string) =>
  at.post(customer, '/api/flight/v5/rest/cancel/', { ref_number: ref }, key);

describe('An order that its customer cancels', () => {
  it('[CALL-57] [API-33] ends: its seats go back, nothing is owed, a mail says so', async () => {
    const customer = await at.customer();
    const quote = await at.quote();
    const { ref_number: ref } = (await at.book(customer, quote.ref_number)).body.result;
    expect(await at.inventory.seatsLeft(quote.ref_number)).toBe(8);
    expect((await cancel(customer, ref)).status).toBe(200);
    expect(await at.order(customer, ref)).toMatchObject({ status: { status_code: 5 }, to_pay: 0 });
    expect(await at.inventory.seatsLeft(quote.ref_number)).toBe(9);
    expect(await at.mails('sarnai@example.mn')).toContain(`Order ${ref} is cancelled`);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('[MNY-3] is cancelled once: the same key answers the same, another one is refused', async () => {
    const { customer, ref } = await at.invoiced();
    const answers = await Promise.all([1, 2].map(() => cancel(customer, ref, 'one-cancel-key')));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await cancel(customer, ref, 'one-cancel-key')).status).toBe(200);
    expect((await cancel(customer, ref)).body.result.problem).toBe('state-conflict');
    expect((await at.order(customer, ref)).ledger.filter(({ kind }) => kind === 'cancelled')).toHaveLength(1);
  });

  it('[MNY-7] keeps money that was faster as credit', async () => {
    const { customer, ref, bankId } = await at.invoiced();
    at.deps.faults.add({ id: 'lost', operation: 'qpay-callback', kind: 'fail', times: 1 });
    await at.bank(bankId, { action: 'pay' });
    await cancel(customer, ref);
    await at.work.checkInvoices();
    expect((await at.order(customer, ref)).status.status_code).toBe(5);
    expect(await balanceOf(at.deps.db, accounts.customerCredit(customer.userId))).toBe(-TOTAL);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('only withdraws the change of a ticket, whose flights stay', async () => {
    const { customer, ref } = await at.issued();
    const offer = await at.quote({ total_fare: TOTAL + 100_000 });
    at.changes.sell({ ...offer, key: offer.ref_number });
    const body = { ref_number: ref, reason: 'plans', key: offer.ref_number, filter_str: 'f' };
    await at.post(customer, '/api/flight/v4/rest/exchange/confirm/', body);
    expect((await cancel(customer, ref)).status).toBe(200);
    expect(await at.order(customer, ref)).toMatchObject({
      status: { status_code: 4 },
      total: TOTAL,
      change: { state: 'lapsed' },
    });
    expect(await at.inventory.seatsLeft(offer.ref_number)).toBe(9);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('[AUT-1] is their own, and not paid yet', async () => {
    const { customer, ref } = await at.issued();
    expect((await cancel(await at.customer(), ref)).body.result.problem).toBe('not-found');
    expect((await cancel(customer, 'AYL-NOBODY')).status).toBe(404);
    const paid = await cancel(customer, ref);
    expect([paid.status, paid.body.result.problem]).toEqual([409, 'state-conflict']);
  });
});
