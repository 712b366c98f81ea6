import type { FlightChangeOption } from '@aylal/contracts/flights';
import type { Customer } from '../../../testing/booking-fixture.ts';
import { ownPassword, settleAccounts } from '../../../commerce/refunds/testing/settled-refund.ts';
import { openWork } from '../../../commerce/work-list/work-list.ts';
import { openProductionShop, type ProductionShop } from '../../../testing/production-shop.ts';

let shop: ProductionShop;
beforeAll(async () => {
  shop = await openProductionShop();
});
afterEach(() => shop.outside.deps.faults.clear());
afterAll(() => shop.close());

type Kind = Parameters<ProductionShop['outside']['deps']['faults']['add']>[0]['kind'];
const play = (operation: string, kind: Kind, more: object = { times: 1 }) =>
  shop.outside.deps.faults.add({ id: operation + kind, operation, kind, ...more });
const mine = async () => (await shop.airlineOrders()).at(-1);
const listed = async (text: string) =>
  (await openWork(shop.deps.db)).filter(
    ({ kind, task }) => kind === 'airline-order' && task.toLowerCase().includes(text),
  );
const count = async () => (await shop.airlineOrders()).length;

describe('A shop in production with an order API of airlines', () => {
  it('sells a flight from the search to the ticket', async () => {
    const { customer, ref } = await shop.booked();
    expect(await mine()).toMatchObject({ paid: false, cancelled: false });
    expect(await shop.order(customer, ref)).toMatchObject({ status: { status_code: 1 } });
    await shop.pay(customer, ref);
    await shop.work.issue('flight');
    const order = await shop.order(customer, ref);
    expect(order).toMatchObject({
      status: { status_code: 4 },
      airline_reference: expect.stringMatching(/^[A-Z0-9]{6}$/),
    });
    expect(order.travellers.map(({ ticket_number }) => ticket_number)).toEqual([expect.stringMatching(/^\d{13}$/)]);
    expect(await mine()).toMatchObject({ paid: true, cancelled: false });
  });

  it('finds airports without a timetable, has no calendar of prices, and takes no price alert', async () => {
    const { status, body } = await shop.get('/api/airports/?text=seoul');
    expect([status, JSON.stringify(body.result)]).toEqual([200, expect.stringContaining('ICN')]);
    const month = '/api/flight/v4/rest/month_fares/?_from=UBN&_to=ICN&month=2026-10&adult=1';
    expect((await shop.get(month)).body.result).toEqual([]);
    await expect(shop.deps.flightServices()).rejects.toMatchObject({ problem: 'unavailable' });
  });

  it('[MNY-6] asks again for a price that moved between search and check', async () => {
    const [offer] = await shop.search();
    if (!offer) throw new Error('nothing flies');
    play('flight-market', 'price-change', { percent: 20, times: 1 });
    const { status, body, quote } = await shop.check(offer);
    expect([status, body.status_code]).toEqual([208, 208]);
    expect(quote.previous_total_fare).toBe(offer.total_fare);
    expect(quote.total_fare).toBeGreaterThan(offer.total_fare);
  });

  it('[MNY-6] holds nothing at a price that moved after the check', async () => {
    const before = await count();
    const [offer] = await shop.search();
    if (!offer) throw new Error('nothing flies');
    const { quote } = await shop.check(offer);
    play('flight-market', 'price-change', { percent: 20, times: 1 });
    const reply = await shop.book(await shop.customer(), quote.ref_number);
    expect([reply.status, reply.body.result.problem]).toEqual([409, 'quote-expired']);
    expect(await count()).toBe(before);
  });

  it('refuses an offer after its time, one that is gone, and one for other people', async () => {
    const [offer] = await shop.search();
    if (!offer) throw new Error('nothing flies');
    const problem = async (over: object) => (await shop.check(offer, over)).body.result.problem;
    expect(await problem({ adult: 2 })).toBe('offer-gone');
    expect(await problem({ key: 'off_0000000000' })).toBe('offer-gone');
    expect(await problem({ filter_str: offer.filter_str.replace('261020', '261021') })).toBe('offer-gone');
    shop.clock.advance(31 * 60_000);
    expect(await problem({})).toBe('offer-expired');
  });
});

describe('A booking that the airline', () => {
  const quoteRef = async () => {
    const offer = (await shop.search()).find(({ bookable }) => bookable);
    if (!offer) throw new Error('nothing flies');
    return (await shop.check(offer)).quote.ref_number;
  };

  it.each([
    ['has sold to others is sold out', { status: 422 }, 103, 'sold-out'],
    ['is asked for too often is silent', { status: 429 }, 500, 'airline-silent'],
    ['fails at is silent', { status: 503 }, 500, 'airline-silent'],
  ])('[ERR-03] %s', async (_, fault, tapa_code, problem) => {
    const before = await count();
    play('airline-hold', 'fail', { ...fault, times: 1 });
    const reply = await shop.book(await shop.customer(), await quoteRef());
    expect([reply.status, reply.body.tapa_code, reply.body.result.problem]).toEqual([208, tapa_code, problem]);
    expect(await count()).toBe(before);
  });

  it('[REL-2] held while the answer is lost is found by our reference, and held once', async () => {
    const before = await count();
    play('airline-hold', 'drop-answer');
    const reply = await shop.book(await shop.customer(), await quoteRef());
    expect(reply.status).toBe(200);
    expect(await count()).toBe(before + 1);
  });

  it('[REL-2] held while no call arrives is found by the next try', async () => {
    const before = await count();
    const customer = await shop.customer();
    const ref = await quoteRef();
    play('airline-hold', 'drop-answer');
    // The offer is read, then held unheard; looking for it fails with both repetitions.
    const faults = shop.outside.deps.faults;
    const take = faults.take.bind(faults);
    let held = false;
    const spy = jest.spyOn(faults, 'take').mockImplementation((operation) => {
      if (operation === 'airline-hold') held = true;
      return operation === 'airline-api' && held ? { id: 'x', operation, kind: 'fail', status: 503 } : take(operation);
    });
    expect((await shop.book(customer, ref)).body.result.problem).toBe('airline-silent');
    spy.mockRestore();
    expect((await shop.book(customer, ref)).status).toBe(200);
    expect(await count()).toBe(before + 1);
  });

  it('holds for somebody else is sold out', async () => {
    const ref = await quoteRef();
    expect((await shop.book(await shop.customer(), ref)).status).toBe(200);
    const reply = await shop.book(await shop.customer(), ref);
    expect([reply.body.tapa_code, reply.body.result.problem]).toEqual([103, 'sold-out']);
  });

  it('holds for an order that its customer cancels is let go', async () => {
    const { customer, ref } = await shop.booked();
    await shop.post(customer, '/api/flight/v5/rest/cancel/', { ref_number: ref });
    shop.clock.advance(11 * 60_000);
    await shop.work.workOf('flight');
    expect(await mine()).toMatchObject({ paid: false, cancelled: true });
  });
});

describe('A paid order', () => {
  it('[REL-2] whose payment to the airline had no answer is looked up before anything is paid again', async () => {
    const { customer, ref } = await shop.booked();
    await shop.pay(customer, ref);
    play('airline-pay', 'drop-answer');
    await shop.work.issue('flight');
    expect((await shop.order(customer, ref)).status.status_code).toBe(3);
    play('airline-pay', 'fail', { status: 422 });
    shop.clock.advance(5 * 60_000);
    await shop.work.issue('flight');
    expect((await shop.order(customer, ref)).status.status_code).toBe(4);
    expect(shop.outside.deps.faults.list()).toHaveLength(1);
  });

  it('waits while our balance at the airline is too low', async () => {
    const { customer, ref } = await shop.booked();
    await shop.pay(customer, ref);
    play('airline-pay', 'fail', { status: 422, times: 1 });
    await shop.work.issue('flight');
    expect((await shop.order(customer, ref)).status.status_code).toBe(3);
    shop.clock.advance(5 * 60_000);
    await shop.work.issue('flight');
    expect((await shop.order(customer, ref)).status.status_code).toBe(4);
  });

  it('[MNY-7] that the airline would issue only for more is given up, paid back, and let go', async () => {
    const { customer, ref } = await shop.booked();
    await shop.pay(customer, ref);
    play('airline-order', 'price-change', { percent: 30, times: 1 });
    await shop.work.issue('flight');
    expect((await shop.order(customer, ref)).status.status_code).toBe(5);
    const listed = await openWork(shop.deps.db);
    expect(listed.map(({ reference }) => reference)).toContain(ref);
    expect(listed.filter(({ kind }) => kind === 'airline-order')).toMatchObject([
      { task: expect.stringContaining('asks more') },
    ]);
    shop.clock.advance(11 * 60_000);
    await shop.work.workOf('flight');
    expect(await mine()).toMatchObject({ paid: false, cancelled: true });
  });
});

describe('A ticket of an airline', () => {
  async function issued(kind?: Parameters<ProductionShop['booked']>[0]) {
    const { customer, ref } = await shop.booked(kind);
    await shop.pay(customer, ref);
    await shop.work.issue('flight');
    return { customer, ref };
  }

  async function askBack({ customer, ref }: Awaited<ReturnType<typeof issued>>) {
    const held = await shop.deps.payout.holderOf('050000', '5123456789');
    if (held.kind !== 'found') throw new Error('the account has a holder');
    const tickets = (await shop.order(customer, ref)).travellers.map((one) => ({
      first_name: one.given_name,
      last_name: one.surname,
      ticket_number: one.ticket_number,
    }));
    const answer = await shop.post(customer, '/api/flight/v3/rest/refund/', {
      ref_number: ref,
      reason: 'plans',
      bank_name: 'Khan',
      account_name: `${held.holder.custLastName} ${held.holder.custFirstName}`,
      account_number: '5123456789',
      refund_type: 'all',
      tickets,
      proof: await ownPassword(shop, customer),
    });
    await settleAccounts(shop, ref);
    return answer;
  }

  /** Another day is agreed on, for more money. */
  async function changed(customer: Customer, ref: string) {
    const asked = `ref_number=${ref}&depart_date=2026-10-27`;
    const found = await shop.get(`/api/flight/v4/rest/exchange/search/?${asked}`, customer);
    const options = found.body.result as unknown as FlightChangeOption[];
    const option = options.find(({ to_pay }) => to_pay > 0);
    if (!option) throw new Error(`nothing to change to: ${JSON.stringify(found.body).slice(0, 300)}`);
    const { key, filter_str, to_pay } = option;
    const wanted = { ref_number: ref, reason: 'plans', key, filter_str, shown_to_pay: to_pay };
    const agreed = await shop.post(customer, '/api/flight/v4/rest/exchange/confirm/', wanted);
    expect([agreed.status, agreed.body.result.to_pay]).toEqual([200, to_pay]);
  }

  it('[REL-2] is refunded once, when the airline refunds what its fare promised, though its answer is lost', async () => {
    const ticket = await issued(({ refundable_before_depart }) => refundable_before_depart);
    expect((await askBack(ticket)).status).toBe(200);
    play('airline-confirm', 'drop-answer');
    await shop.work.advanceRefunds();
    expect((await shop.order(ticket.customer, ticket.ref)).status.status_code).toBe(8);
    expect(await mine()).toMatchObject({ cancelled: true });
    play('airline-confirm', 'fail', { status: 422 });
    shop.clock.advance(30 * 60_000);
    await shop.work.advanceRefunds();
    expect((await shop.order(ticket.customer, ticket.ref)).status.status_code).toBe(10);
  });

  it('is kept when the airline would refund less', async () => {
    const ticket = await issued(({ refundable_before_depart }) => refundable_before_depart);
    expect((await askBack(ticket)).status).toBe(200);
    play('airline-quote', 'price-change', { percent: 5, times: 1 });
    await shop.work.advanceRefunds();
    expect((await shop.order(ticket.customer, ticket.ref)).status.status_code).toBe(4);
    expect(await mine()).toMatchObject({ cancelled: false });
  });

  it('[REL-2] is changed to another day at exactly the price of the airline, and once, though its answer is lost', async () => {
    const { customer, ref } = await issued(({ exchange_before_depart_price }) => exchange_before_depart_price > 0);
    const before = (await shop.order(customer, ref)).travellers[0]?.ticket_number;
    await changed(customer, ref);
    await shop.pay(customer, ref);
    play('airline-confirm', 'drop-answer');
    await shop.work.issue('flight');
    play('airline-confirm', 'fail', { status: 422 });
    shop.clock.advance(5 * 60_000);
    await shop.work.issue('flight');
    const order = await shop.order(customer, ref);
    expect(order.status.status_code).toBe(7);
    expect(order.search_data.depart_date).toBe('2026-10-27');
    expect(order.travellers[0]?.ticket_number).not.toBe(before);
  });

  it('whose change is over at the airline once it is paid goes to people, and the old ticket stays', async () => {
    const { customer, ref } = await issued(({ exchange_before_depart_price }) => exchange_before_depart_price > 0);
    const before = (await shop.order(customer, ref)).travellers[0]?.ticket_number;
    await changed(customer, ref);
    await shop.pay(customer, ref);
    shop.clock.advance(31 * 60_000);
    await shop.work.issue('flight');
    expect((await listed('a change that the customer has paid')).map(({ raw }) => raw)).toEqual([
      expect.stringContaining('"over":true'),
    ]);
    expect((await shop.order(customer, ref)).travellers[0]?.ticket_number).toBe(before);
  });
});

describe('An order that is given up', () => {
  it('goes to people when the airline has taken money for it, and is not cancelled there', async () => {
    const { customer, ref } = await shop.booked();
    await shop.pay(customer, ref);
    play('airline-pay', 'drop-answer');
    await shop.work.issue('flight');
    expect(await listed('nobody wants')).toEqual([]);
    shop.clock.advance(7 * 3_600_000);
    expect((await shop.post(customer, '/api/order/v1/cancel_undelivered/', { ref_number: ref })).status).toBe(200);
    shop.clock.advance(11 * 60_000);
    await shop.work.workOf('flight');
    const { id } = (await mine()) ?? { id: '' };
    expect(await listed('nobody wants')).toMatchObject([{ reference: id }]);
    expect(await mine()).toMatchObject({ paid: true, cancelled: false });
  });
});
