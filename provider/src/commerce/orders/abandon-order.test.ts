import { openBookingFixture, TOTAL, type BookingFixture } from '../../testing/booking-fixture.ts';
import { abandonOrder } from './abandon-order.ts';
import { walletMoney } from '../wallets/wallet-accounts.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());

const HOUR = 3_600_000;

describe('A paid order that nobody delivers', () => {
  it('[MNY-7] [REL-3] ends by itself with the money back, a word to the customer and work for a person', async () => {
    const { customer, ref, bankId } = await at.invoiced();
    await at.bank(bankId, { action: 'pay' });
    const away = (times: number) => at.deps.faults.add({ id: 'away', operation: 'airline-issue', kind: 'fail', times });
    away(1000);
    await at.work.issue('flight');
    at.clock.advance(23 * HOUR);
    await at.work.issue('flight');
    expect((await at.order(customer, ref)).status.status_code).toBe(3);
    at.clock.advance(2 * HOUR);
    await at.work.issue('flight');
    at.deps.faults.clear();
    const order = await at.order(customer, ref);
    expect(order).toMatchObject({ status: { status_code: 5 }, paid: 0, to_pay: 0 });
    expect(order.ledger.map(({ kind, balance }) => [kind, balance])).toEqual([
      ['order-created', TOTAL],
      ['payment', 0],
      ['cancelled', -TOTAL],
      ['credit', 0],
    ]);
    expect(await walletMoney(at.deps.db, customer.userId, 'wallet')).toEqual({ available: TOTAL, pending: 0 });
    const mails = await at.deps.db
      .selectFrom('outbox')
      .select(['recipient', 'body'])
      .where('subject', '=', `Order ${ref} could not be completed, your money is back`)
      .execute();
    expect(mails).toMatchObject([{ recipient: 'sarnai@example.mn' }]);
    expect(mails[0]?.body).toContain('All of the ₮900,000 you paid is back in your wallet');
    expect(mails[0]?.body).toContain('Ulaanbaatar – Seoul, Thu, 10 Dec 2026');
    expect(mails[0]?.body).toContain(`/en/user/order/flight/${ref}`);
    const list = await at.app.inject({ url: '/work-list' });
    expect(JSON.parse(list.body)).toMatchObject([{ kind: 'not-delivered', reference: ref, amount: TOTAL }]);
    const outside = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    const url = `/work-list/not-delivered/${ref}/done`;
    const refused = [
      await at.app.inject({ url: '/work-list', ...outside }),
      await at.app.inject({ method: 'POST', url, ...outside }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(refused[0]?.body).not.toContain(ref);
    const done = () => at.app.inject({ method: 'POST', url });
    expect([(await done()).statusCode, (await done()).statusCode]).toEqual([204, 404]);
    expect(JSON.parse((await at.app.inject({ url: '/work-list' })).body)).toEqual([]);
    await at.work.issue('flight');
    expect((await at.order(customer, ref)).status.status_code).toBe(5);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('[MNY-7] is left alone when its goods have come in the last moment', async () => {
    const { customer, ref } = await at.issued();
    const orders = at.deps.db.selectFrom('orders').selectAll().where('ref_number', '=', ref);
    await abandonOrder(at.deps, await orders.executeTakeFirstOrThrow());
    expect(await at.order(customer, ref)).toMatchObject({ status: { status_code: 4 }, paid: TOTAL });
    expect(await walletMoney(at.deps.db, customer.userId, 'wallet')).toEqual({ available: 0, pending: 0 });
  });
});
