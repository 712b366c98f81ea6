import { createHash } from 'node:crypto';
import type { LotteryProduct, LotteryProof, LotteryTicket } from '@aylal/contracts/lottery';
import { DRAW_SPACE, drawnPlace, drawText, prizeAt } from '@aylal/domain/lottery';
import { sql } from 'kysely';
import {
  bankIdOf,
  openBookingFixture,
  type BookingFixture,
  type Customer,
  type Reply,
} from '../../testing/booking-fixture.ts';
import { whileLocked } from '../../testing/while-locked.ts';
import { walletMoney } from '../../commerce/wallets/wallet-accounts.ts';
import { lotteryGames } from './lottery-games.ts';

const HOUR = 3_600_000;
let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
/** What the answer holds, which the schema of the operation has checked on its way out. */
const resultOf = <R>({ body }: Reply) => body.result as unknown as R;
const products = async (customer: Customer) =>
  resultOf<LotteryProduct[]>(await at.get(customer, '/api/lottery/productList/'));
const tickets = async (customer: Customer, ref = '') =>
  resultOf<LotteryTicket[]>(await at.get(customer, `/api/lottery/tickets/${ref && `?ref_number=${ref}`}`));
const scratch = (customer: Customer, ticket: string) => at.post(customer, '/api/lottery/scratch/', { ticket });
const proof = async (customer: Customer, ticket: string) =>
  resultOf<LotteryProof>(await at.get(customer, `/api/lottery/draw_proof/?ticket=${ticket}`));
const add = async (customer: Customer, name: string, quantity: number) =>
  at.app.inject({
    method: 'PATCH',
    url: '/api/cart/package/add/',
    headers: { ...customer.headers, 'content-type': 'application/json' },
    payload: JSON.stringify({ name, quantity }),
  });
const book = (customer: Customer, total: number, key?: string) =>
  at.post(customer, '/api/cart/booking/', { contact_email: 'player@example.mn', total }, key);
const gameMoney = async ({ userId }: Customer) => (await walletMoney(at.deps.db, userId, 'game')).available;

async function bought(quantity: number, name = 'Altan Gobi', price = 1_000) {
  const customer = await at.customer();
  await add(customer, name, quantity);
  const ref = (await book(customer, price * quantity)).body.result.ref_number;
  const invoice = await at.post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name: 'QPAY' });
  await at.bank(bankIdOf(invoice), { action: 'pay' });
  await at.post(customer, '/api/payment/v1/check/', { ref_number: ref });
  return { customer, ref, tickets: await tickets(customer, ref) };
}

describe('[CALL-79] The products', () => {
  it('[LOTT-01] [API-72] are listed with price, code, odds, what is left and the hash of a secret that stays one', async () => {
    const customer = await at.customer();
    const [first, ...others] = await products(customer);
    expect(first).toMatchObject({
      name: 'Altan Gobi',
      price: 1_000,
      game_code: 'GOBI',
      id: 'altan-gobi',
      parentId: 'lottery',
    });
    expect(first?.prizes[0]).toEqual({ prize: 1_000_000, chances: 50 });
    expect(first?.series.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(others.map(({ parentId, delivered }) => [parentId, delivered])).toEqual([
      ['lottery', false],
      ['lottery', false],
      ['lottery', true],
      ['ilottery', false],
      ['ilottery', false],
    ]);
    expect((await products(customer))[0]?.series).toEqual(first?.series);
    expect(await proof(customer, `${first?.series.id}-00001`)).toMatchObject({ seed: null });
  });

  it.each(lotteryGames.map((game) => [game.name, game] as const))(
    '%s gives back 57 of 100 on average',
    (_name, game) => {
      const back = game.prizes.reduce((sum, { prize, chances }) => sum + prize * chances, 0) / DRAW_SPACE;
      expect(back / game.price).toBeCloseTo(0.57, 5);
    },
  );

  it('keep their odds, within five standard deviations over 40,000 tickets', () => {
    const [game] = lotteryGames;
    const won = Array.from({ length: 40_000 }, (_, number) =>
      prizeAt(drawnPlace(sha256(drawText('audit', number))), game?.prizes ?? []),
    );
    for (const { prize, chances } of game?.prizes.slice(2) ?? []) {
      const share = chances / DRAW_SPACE;
      const spread = 5 * Math.sqrt(won.length * share * (1 - share));
      expect(Math.abs(won.filter((sum) => sum === prize).length - won.length * share)).toBeLessThan(spread);
    }
  });
});

describe('[CALL-06] Booking a cart', () => {
  it('[API-05] [NEED-148] [NEED-60] [GAP-72.1] makes an order for the checkout, sets tickets aside and empties the cart', async () => {
    const customer = await at.customer();
    await add(customer, 'Altan Gobi', 2);
    await add(customer, 'Nomad Gold', 1);
    const booked = await book(customer, 7_000, 'key-book-cart');
    const ref = booked.body.result.ref_number;
    const order = await at.get(customer, `/api/order/v1/checkout/${ref}/`);
    expect(order.body.result).toMatchObject({
      product: 'lottery',
      title: 'Lottery, 3 tickets',
      total: 7_000,
      must_pay: 7_000,
    });
    expect((await at.get(customer, `/api/order/v1/detail/lottery/${ref}/`)).body.result).toMatchObject({
      total: 7_000,
    });
    expect((await at.get(customer, `/api/order/v1/detail/top-up/${ref}/`)).status).toBe(404);
    expect((await at.get(customer, '/api/cart/package/')).body.result).toMatchObject({ items: [], count: 0 });
    expect(await tickets(customer, ref)).toEqual([]);
    expect((await book(customer, 7_000, 'key-book-cart')).body.result.ref_number).toBe(ref);
    expect((await at.get(await at.customer(), `/api/order/v1/checkout/${ref}/`)).status).toBe(404);
  });

  it('[MNY-6] refuses an empty cart, and a total that is not what it costs', async () => {
    const customer = await at.customer();
    expect((await book(customer, 1_000)).status).toBe(409);
    await add(customer, 'Khangai', 1);
    expect((await book(customer, 1_000)).status).toBe(409);
    expect((await book(customer, 2_000)).status).toBe(200);
  });

  it('makes one order of one cart, also where two tabs book it before either has', async () => {
    const customer = await at.customer();
    await add(customer, 'Altan Gobi', 3);
    const orders = sql`lock table orders in share row exclusive mode`;
    const answers = await whileLocked(at.deps.db, orders, () =>
      Promise.all([book(customer, 3_000, 'key-one-tab'), book(customer, 3_000, 'key-other-tab')]),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { userId } = customer;
    const taken = await at.deps.db.selectFrom('lottery_tickets').select('id').where('user_id', '=', userId).execute();
    expect(taken).toHaveLength(3);
  });

  it('sells no ticket that is not there: of two who want the last one, one gets it', async () => {
    const [one, two] = [await at.customer(), await at.customer()];
    await add(one, 'Orkhon', 2);
    await add(two, 'Orkhon', 2);
    const series = (await products(one)).find(({ game_code }) => game_code === 'ORKHON')?.series.id ?? '';
    const { db } = at.deps;
    await db.updateTable('lottery_series').set({ size: 3 }).where('id', '=', series).execute();
    const sold = sql`lock table lottery_tickets in share row exclusive mode`;
    const answers = await whileLocked(db, sold, () => Promise.all([book(one, 3_000), book(two, 3_000)]));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const refused = answers.find(({ status }) => status === 404);
    expect(refused?.body.result.problem).toBe('sold-out');
    expect((await add(await at.customer(), 'Orkhon', 2)).statusCode).toBe(404);
    at.clock.advance(31 * 60_000);
    expect((await products(one)).find(({ game_code }) => game_code === 'ORKHON')?.left).toBe(3);
    await at.work.expireOrders();
  });

  it('[NEED-83] keeps the limit of the day over several orders', async () => {
    const { customer } = await bought(15, 'Blue Sky', 500);
    expect((await add(customer, 'Khangai', 6)).statusCode).toBe(400);
    expect((await add(customer, 'Khangai', 5)).statusCode).toBe(200);
    expect((await at.get(customer, '/api/lottery/limits/')).body.result).toEqual({
      per_day: 20,
      bought_today: 15,
      excluded_until: null,
    });
  });

  it('[NEED-84] is not for who keeps themselves out, and that can only be made longer', async () => {
    const customer = await at.customer();
    await add(customer, 'Khangai', 1);
    const month = await at.post(customer, '/api/lottery/exclusion/', { days: 30 });
    const until = (month.body.result as unknown as { excluded_until: string }).excluded_until;
    expect(Date.parse(until)).toBe(at.clock.now() + 30 * 24 * HOUR);
    expect((await at.post(customer, '/api/lottery/exclusion/', { days: 7 })).body.result).toMatchObject({
      excluded_until: until,
    });
    expect((await add(customer, 'Orkhon', 1)).statusCode).toBe(409);
    expect((await book(customer, 2_000)).body.result.problem).toBe('not-bookable');
    expect((await at.post(customer, '/api/lottery/exclusion/', { days: 1 })).status).toBe(400);
  });
});

describe('Tickets', () => {
  it('[NEED-80] [NEED-81] are there once they are paid, are scratched once, and their prizes are in the game wallet once', async () => {
    const { customer, ref, tickets: own } = await bought(20);
    expect(own).toHaveLength(20);
    expect(own[0]).toMatchObject({ name: 'Altan Gobi', ref_number: ref, scratched_at: null, prize: null, place: null });
    const results = [];
    for (const { ticket } of own) {
      const twice = await Promise.all([scratch(customer, ticket), scratch(customer, ticket)]);
      const [one, two] = twice.map((answer) => resultOf<LotteryTicket>(answer));
      expect(one).toEqual(two);
      expect(resultOf<LotteryTicket>(await scratch(customer, ticket))).toEqual(one);
      results.push(one?.prize ?? 0);
    }
    expect(await gameMoney(customer)).toBe(results.reduce((sum, prize) => sum + prize, 0));
    expect((await tickets(customer)).map(({ prize }) => prize)).toEqual(results);
    expect(await at.mails('player@example.mn')).toContain(`Lottery, 20 tickets: ${ref}`);
  });

  it("[AUT-1] are nobody else's, and a number that is none is refused", async () => {
    const { ref, tickets: own } = await bought(1);
    const other = await at.customer();
    expect((await scratch(other, own[0]?.ticket ?? '')).status).toBe(404);
    expect(await tickets(other, ref)).toEqual([]);
    expect((await scratch(other, 'GOBI')).body.result.fields).toEqual({ ticket: 'lottery_ticket_number' });
  });

  it('[NEED-82] prove themselves once their series can no longer be bought: commitment, seed and what was won agree', async () => {
    const { customer, tickets: own } = await bought(5, 'Khangai', 2_000);
    const won = [];
    for (const { ticket } of own) won.push(resultOf<LotteryTicket>(await scratch(customer, ticket)));
    const before = await proof(customer, own[0]?.ticket ?? '');
    expect(before.seed).toBeNull();
    at.clock.advance(Date.parse(before.published_at) - at.clock.now() - 1);
    expect((await proof(customer, own[0]?.ticket ?? '')).seed).toBeNull();
    at.clock.advance(1);
    for (const { ticket, prize, place } of won) {
      const { seed, commitment, number, prizes } = await proof(customer, ticket);
      expect(sha256(seed ?? '')).toBe(commitment);
      expect(commitment).toBe(before.commitment);
      expect(drawnPlace(sha256(drawText(seed ?? '', number)))).toBe(place);
      expect(prizeAt(place ?? -1, prizes)).toBe(prize);
    }
    expect((await at.get(customer, '/api/lottery/draw_proof/?ticket=GOBI-20200101-00001')).status).toBe(404);
  });
});
