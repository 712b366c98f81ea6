import type { PartnerChangeView } from '@aylal/contracts/orders';
import { minutesMs } from '@aylal/domain/calendar';
import { openWork } from '../../../commerce/work-list/work-list.ts';
import { shiftTrips } from '../../../sandbox/airline/shift-trips.ts';
import { findRecord } from '../../../sandbox/airline/sandbox-airline-records.ts';
import type { Customer } from '../../../testing/booking-fixture.ts';
import { openProductionShop, type ProductionShop } from '../../../testing/production-shop.ts';
import { announceChange } from '../booking/sandbox-change-store.ts';

type Kind = Parameters<ProductionShop['outside']['deps']['faults']['add']>[0]['kind'];

describe('A change by an airline behind an order API', () => {
  let shop: ProductionShop;
  beforeAll(async () => {
    shop = await openProductionShop();
  });
  afterEach(() => shop.outside.deps.faults.clear());
  afterAll(() => shop.close());

  const play = (operation: string, kind: Kind, more: object = { times: 1 }) =>
    shop.outside.deps.faults.add({ id: operation, operation, kind, ...more });
  async function issued(kind?: Parameters<ProductionShop['booked']>[0]) {
    const { customer, ref } = await shop.booked(kind);
    await shop.pay(customer, ref);
    await shop.work.issue('flight');
    const id = (await shop.airlineOrders()).at(-1)?.id ?? '';
    return { customer, ref, id };
  }
  /** The airline announces it, and its event arrives. */
  async function announce(id: string, minutes: number | 'cancelled') {
    const { db } = shop.outside.deps;
    const sold = (await findRecord(db, 'order', id))?.offer.trips ?? [];
    const trips = minutes === 'cancelled' ? sold.map(() => null) : shiftTrips(sold, minutes);
    const change = `aic_${shop.deps.ids.uuid().replaceAll('-', '')}`;
    await announceChange(db, { id: change, order_id: id, trips, created_at: shop.clock.now() });
    shop.clock.advance(1_000);
    expect(await notice({ data: { object: { order_id: id } } })).toEqual([200, { received: true }]);
    await shop.work.followPartnerChanges();
  }
  const notice = async (body: object) => {
    const { status, body: said } = await shop.post(await shop.customer(), '/callback/airline', body);
    return [status, said];
  };
  const changeOf = async (customer: Customer, ref: string) => (await shop.order(customer, ref)).partner_change;
  async function answer(customer: Customer, ref_number: string, said: PartnerChangeView['answers'][number]) {
    const change = (await changeOf(customer, ref_number))?.id;
    const sent = await shop.post(customer, '/api/order/v1/partner_change/', { ref_number, change, answer: said });
    expect(sent.status).toBe(200);
  }

  it('is read from the directions that it takes away and brings, and accepted once though the answer is lost', async () => {
    const { customer, ref, id } = await issued();
    await announce(id, 120);
    const change = await changeOf(customer, ref);
    const [before, after] = [change?.before[0]?.[0]?.departs_at, change?.after[0]?.[0]?.departs_at];
    expect(Date.parse(after ?? '') - Date.parse(before ?? '')).toBe(minutesMs(120));
    await answer(customer, ref, 'accept');
    play('airline-accept', 'drop-answer');
    await shop.work.followPartnerChanges();
    expect(await changeOf(customer, ref)).toMatchObject({ state: 'accepting' });
    shop.clock.advance(minutesMs(2));
    await shop.work.followPartnerChanges();
    const order = await shop.order(customer, ref);
    expect(order).toMatchObject({ partner_change: { state: 'accepted' }, status: { status_code: 4 } });
    expect(order.search_data.trips[0]?.flights[0]?.departure_at).toBe(after);
    expect(order.travellers.map(({ ticket_number }) => ticket_number)).toEqual([expect.stringMatching(/^\d{13}$/)]);
    shop.clock.advance(minutesMs(61));
    await shop.work.followPartnerChanges();
    expect(await changeOf(customer, ref)).toMatchObject({ state: 'accepted' });
  });

  it('that another one has replaced at the airline is not accepted in its place', async () => {
    const { customer, ref, id } = await issued();
    await announce(id, 90);
    await answer(customer, ref, 'accept');
    await announce(id, 240);
    expect(await changeOf(customer, ref)).toMatchObject({ state: 'open', answered_by: null });
  });

  it.each([
    ['refunds all of it', 0, 0],
    ['is owed to us where it refunds less, while the customer has everything', 10, 1],
  ])('by which a flight without a refund is cancelled %s', async (_name, percent, left) => {
    const { customer, ref, id } = await issued(({ refundable_before_depart: one }) => !one);
    const { total } = await shop.order(customer, ref);
    await announce(id, 'cancelled');
    expect(await changeOf(customer, ref)).toMatchObject({ kind: 'cancelled', answers: ['refund'], refund: total });
    await answer(customer, ref, 'refund');
    if (percent > 0) play('airline-quote', 'price-change', { percent, times: 1 });
    for (let turn = 0; turn < 3; turn += 1) await shop.work.advanceRefunds();
    expect(await shop.order(customer, ref)).toMatchObject({ status: { status_code: 10 }, refunds: [{ back: total }] });
    expect((await shop.airlineOrders()).find((one) => one.id === id)).toMatchObject({ cancelled: true });
    const owed = (await openWork(shop.deps.db)).filter(
      ({ kind, reference }) => kind === 'airline-order' && reference === id,
    );
    expect(owed).toHaveLength(left);
  });

  it('is asked after at a notice alone: what a stranger writes there is answered alike and changes nothing', async () => {
    const { customer, ref } = await issued();
    for (const body of [
      {},
      { data: { object: { order_id: '../orders' } } },
      { data: { object: { order_id: 'ord_none' } } },
    ])
      expect(await notice(body)).toEqual([200, { received: true }]);
    await shop.work.followPartnerChanges();
    expect(await changeOf(customer, ref)).toBeUndefined();
  });
});
