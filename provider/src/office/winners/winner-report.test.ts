import type { LotteryTicket } from '@aylal/contracts/lottery';
import { locales } from '@aylal/domain/language';
import { formatMoney } from '@aylal/i18n/formats';
import { lotteryMessage } from '../../products/lottery/messages/lottery-messages.ts';
import { bankIdOf, openBookingFixture, type BookingFixture, type Customer } from '../../testing/booking-fixture.ts';
import { walletMoney } from '../../commerce/wallets/wallet-accounts.ts';
import { openOffice } from '../testing/office-fixture.ts';

type Person = Awaited<ReturnType<ReturnType<typeof openOffice>['signIn']>>;
const PHONE = '99112233';

describe('A prize that is not credited by itself', () => {
  let at: BookingFixture;
  let finance: Person;
  let other: Person;
  let support: Person;
  beforeAll(async () => {
    at = await openBookingFixture();
    const office = openOffice(at);
    finance = await office.signIn('finance');
    other = await office.signIn('finance', 'other');
    support = await office.signIn('support');
  });
  afterAll(() => at.close());

  const ticketsOf = async (customer: Customer) =>
    (await at.get(customer, '/api/lottery/tickets/')).body.result as unknown as LotteryTicket[];
  const gameMoney = async ({ userId }: Customer) => (await walletMoney(at.deps.db, userId, 'game')).available;
  const report = (customer: Customer, ticket: string, phone = PHONE) =>
    at.post(customer, '/api/lottery/winner_report/', { ticket, phone });
  const listed = async (ticket: string) =>
    (await finance.get(`work_list/?kind=winner-report&reference=${ticket}`)).result.items;
  const take = (by: Person, reference: string) =>
    by.post('work_list/owner/', { kind: 'winner-report', reference, was: null, owner: by.id });
  const pay = (by: Person, reference: string, reason = 'Called back, it is her') =>
    by.post('work_list/prize/', { reference, reason });

  /** A scratched ticket of Nomad Gold that has won 5,000,000₮. */
  async function won() {
    const games = ['nomad-gold', 'khangai'];
    const prices: Record<string, [string, number]> = {
      'nomad-gold': ['Nomad Gold', 5_000],
      khangai: ['Khangai', 2_000],
    };
    for (const game of games) {
      const lucky = await at.app.inject({ method: 'POST', url: '/sandbox/lucky-ticket', payload: { game } });
      if (lucky.statusCode >= 400) continue;
      const [name, total] = prices[game] ?? ['', 0];
      const customer = await at.customer();
      await at.app.inject({
        method: 'PATCH',
        url: '/api/cart/package/add/',
        headers: { ...customer.headers, 'content-type': 'application/json' },
        payload: JSON.stringify({ name, quantity: 1 }),
      });
      const booked = await at.post(customer, '/api/cart/booking/', { contact_email: 'w@example.mn', total });
      const wish = { ref_number: booked.body.result.ref_number, payment_name: 'QPAY' };
      await at.bank(bankIdOf(await at.post(customer, '/api/payment/v1/invoice/', wish)), { action: 'pay' });
      await at.post(customer, '/api/payment/v1/check/', { ref_number: wish.ref_number });
      const [{ ticket } = { ticket: '' }] = await ticketsOf(customer);
      await at.post(customer, '/api/lottery/scratch/', { ticket });
      const [{ prize } = { prize: 0 }] = await ticketsOf(customer);
      return { customer, ticket, prize: prize ?? 0 };
    }
    throw new Error('no series of today has a large prize');
  }

  it('waits for its winner to report, is work then with a masked contact, and is paid once by finance', async () => {
    const { customer, ticket, prize } = await won();
    expect(prize).toBeGreaterThan(1_000_000);
    expect(await gameMoney(customer)).toBe(0);
    expect(await ticketsOf(customer)).toMatchObject([{ payout: 'to-report' }]);
    const holds = async () =>
      (await at.get(customer, '/api/user/v1/delete_account/')).body.result as unknown as readonly object[];
    const [{ ref_number: reference } = { ref_number: '' }] = await ticketsOf(customer);
    expect(await holds()).toEqual([{ kind: 'lottery', reference, amount: prize }]);
    expect((await report(customer, ticket)).body.result).toMatchObject({ payout: 'reported' });
    const [item] = await listed(ticket);
    expect(item).toMatchObject({ amount: prize, raw: expect.stringContaining('9***33') });
    expect(JSON.stringify(item)).not.toContain(PHONE);
    expect(await holds()).toEqual([{ kind: 'wallet', reference: 'game', amount: prize }]);
    await take(finance, ticket);
    const read = await finance.post('work_list/winner/', { reference: ticket });
    expect(read.result).toMatchObject({ phone: PHONE, amount: prize });
    expect([(await pay(finance, ticket)).status, (await pay(finance, ticket)).status]).toEqual([200, 200]);
    expect(await gameMoney(customer)).toBe(prize);
    const mails = (await at.deps.db.selectFrom('outbox').selectAll().execute()).filter(({ body }) =>
      body.includes(ticket),
    );
    expect(mails.map(({ channel, subject }) => [channel, subject])).toEqual([
      ['email', `A prize of ${formatMoney(prize, 'en')} is in your game wallet`],
    ]);
    expect(await ticketsOf(customer)).toMatchObject([{ payout: 'paid' }]);
    expect(await listed(ticket)).toEqual([]);
    const lines = await at.deps.db
      .selectFrom('audit_log')
      .select(['act', 'reason'])
      .where('subject', '=', `winner-report ${ticket}`)
      .orderBy('id')
      .execute();
    expect(lines).toEqual([
      { act: 'give-work', reason: '' },
      { act: 'read-winner', reason: '' },
      { act: 'pay-prize', reason: 'Called back, it is her' },
    ]);
    expect((await report(customer, ticket)).status).toBe(409);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('holds the account from its draw on, once its secret is published, also unscratched', async () => {
    const { customer, ticket, prize } = await won();
    const holds = async (of: Customer) =>
      (await at.get(of, '/api/user/v1/delete_account/')).body.result as unknown as readonly object[];
    await at.deps.db.updateTable('lottery_tickets').set({ scratched_at: null }).where('id', '=', ticket).execute();
    expect(await holds(customer)).toEqual([]);
    const series = ticket.slice(0, ticket.lastIndexOf('-'));
    const { closes_at } = await at.deps.db
      .selectFrom('lottery_series')
      .select('closes_at')
      .where('id', '=', series)
      .executeTakeFirstOrThrow();
    const setClosed = (to: number) =>
      at.deps.db.updateTable('lottery_series').set({ closes_at: to }).where('id', '=', series).execute();
    await setClosed(at.clock.now() - 7_200_000);
    expect(await holds(customer)).toMatchObject([{ kind: 'lottery', amount: prize }]);
    await setClosed(closes_at);
    await at.deps.db.updateTable('lottery_tickets').set({ scratched_at: 1 }).where('id', '=', ticket).execute();
  });

  it.each(locales)('names the ticket and the amount of a paid prize in %s', (locale) => {
    const facts = { ticket: 'NOMAD-20260901-00001', amount: '5,000,000₮', link: 'https://aylal.mn' };
    const body = lotteryMessage(locale, 'prize-paid.body', facts);
    for (const fact of Object.values(facts)) expect(body).toContain(fact);
    expect(lotteryMessage(locale, 'prize-paid.subject', facts)).toContain(facts.amount);
  });

  it('takes the latest number of its winner, of no other customer, and of no small prize', async () => {
    const { customer, ticket } = await won();
    await report(customer, ticket);
    await report(customer, ticket, '88112233');
    await take(finance, ticket);
    expect((await finance.post('work_list/winner/', { reference: ticket })).result.phone).toBe('88112233');
    expect((await report(await at.customer(), ticket)).status).toBe(404);
    const wrong = await report(customer, ticket, 'call me');
    expect([wrong.status, wrong.body.result.fields]).toEqual([400, { phone: expect.any(String) }]);
  });

  it('is read and paid by who has taken it alone, and never put away', async () => {
    const { customer, ticket } = await won();
    await report(customer, ticket);
    await take(finance, ticket);
    expect((await other.post('work_list/winner/', { reference: ticket })).status).toBe(409);
    expect((await pay(other, ticket)).status).toBe(409);
    expect((await pay(support, ticket)).status).toBe(403);
    const done = await finance.post('work_list/done/', { kind: 'winner-report', reference: ticket, reason: 'Nothing' });
    expect(done.status).toBe(409);
    expect(await gameMoney(customer)).toBe(0);
    expect((await pay(finance, 'GOBI-20260101-00001')).status).toBe(404);
  });
});
