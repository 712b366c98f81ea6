import type { PartnerChangeView } from '@aylal/contracts/orders';
import { hoursMs, minutesMs } from '@aylal/domain/calendar';
import { busActions } from '../../products/buses/booking/testing-buses.ts';
import { trainActions } from '../../products/trains/booking/testing-trains.ts';
import { openBookingFixture, type BookingFixture, type Customer } from '../../testing/booking-fixture.ts';
import { refundScenarios } from '../refunds/testing/refund-scenarios.ts';
import { changeRecords } from './testing/change-records.ts';

interface Ride {
  readonly customer: Customer;
  readonly ref: string;
  readonly departs: string;
  readonly price: number;
}

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());
afterEach(() => at.deps.faults.clear());

const rides = {
  bus: async (count: number, day: number): Promise<Ride> => {
    const { customer, ref, bus } = await busActions(at).issued(`101-201-2026-10-${day}`, count);
    return { customer, ref, departs: bus.departure_time, price: bus.price };
  },
  train: async (count: number, day: number): Promise<Ride> => {
    const { customer, ref, voyage, wagon } = await trainActions(at).issued(`2026-10-${day}`, count);
    return { customer, ref, departs: voyage.dep_time, price: wagon.price };
  },
};

describe.each([
  ['bus', 11],
  ['train', 21],
] as const)('A departure of a %s that its partner cancels', (product, day) => {
  const { advance, creditOf } = refundScenarios(() => at);
  const { listed, mailed } = changeRecords(() => at);
  const cancel = () => at.deps.faults.add({ id: 'off', operation: `${product}-cancelled`, kind: 'fail', status: 400 });
  async function again({ customer }: Ride): Promise<Customer> {
    const { token } = await at.deps.sessions.open(at.deps.db, customer.userId);
    return { ...customer, headers: { ...customer.headers, authorization: `Bearer ${token}` } };
  }
  const read = async (ride: Ride) => {
    const { body } = await at.get(await again(ride), `/api/order/v1/detail/${product}/${ride.ref}/`);
    return body.result as unknown as { partner_change?: PartnerChangeView; status: { status_code: number } };
  };
  async function refund(ride: Ride) {
    const change = (await read(ride)).partner_change?.id;
    const body = { ref_number: ride.ref, change, answer: 'refund' };
    return (await at.post(await again(ride), '/api/order/v1/partner_change/', body)).status;
  }
  async function hourLater() {
    at.clock.advance(hoursMs(1));
    await at.work.followPartnerChanges();
  }
  it('reaches its customer and the office by itself, and is refunded in full', async () => {
    const ride = await rides[product](2, day);
    await hourLater();
    expect((await read(ride)).partner_change).toBeUndefined();
    cancel();
    await hourLater();
    const { partner_change: change } = await read(ride);
    expect(change).toMatchObject({
      kind: 'cancelled',
      answers: ['refund'],
      refund: 2 * ride.price,
      otherwise: 'refund',
    });
    expect(change?.before[0]?.[0]?.departs_at).toBe(ride.departs);
    expect(change?.after).toEqual([[]]);
    expect([await listed(ride.ref), await mailed(ride.ref, 'is cancelled')]).toEqual([1, 1]);
    expect(await refund(ride)).toBe(200);
    await advance();
    expect(await creditOf(ride.customer)).toBe(2 * ride.price);
    expect((await read(ride)).status.status_code).toBe(10);
    expect(await listed(ride.ref)).toBe(0);
    await hourLater();
    expect(await mailed(ride.ref, 'is cancelled')).toBe(1);
  });

  it('and lets go after all asks nobody any more', async () => {
    const ride = await rides[product](1, day + 1);
    cancel();
    await hourLater();
    expect((await read(ride)).partner_change).toMatchObject({ state: 'open' });
    at.deps.faults.clear();
    await hourLater();
    expect((await read(ride)).partner_change).toBeUndefined();
    expect([await listed(ride.ref), await mailed(ride.ref, 'as you booked it')]).toEqual([0, 1]);
    cancel();
    await hourLater();
    expect((await read(ride)).partner_change).toMatchObject({ state: 'open' });
  });

  it('is refunded by itself where nobody answers, also when it is found only after its time', async () => {
    const ride = await rides[product](1, day + 2);
    at.clock.advance(Date.parse(ride.departs) + minutesMs(5) - at.clock.now());
    cancel();
    await at.work.followPartnerChanges();
    await at.work.followPartnerChanges();
    await advance();
    expect(await read(ride)).toMatchObject({
      status: { status_code: 10 },
      partner_change: { state: 'refunded', answered_by: 'time' },
    });
    expect(await creditOf(ride.customer)).toBe(ride.price);
  });

  it('is not taken for cancelled while the partner is silent', async () => {
    const ride = await rides[product](1, day + 5);
    cancel();
    at.deps.faults.add({ id: 'mute', operation: product, kind: 'fail', status: 503 });
    await hourLater();
    at.deps.faults.clear();
    expect((await read(ride)).partner_change).toBeUndefined();
  });

  const own = async (ride: Ride, which: readonly number[]) => {
    const customer = await again(ride);
    const { body } = await at.get(customer, `/api/order/v1/detail/${product}/${ride.ref}/`);
    const pax = (body.result as unknown as { pax: { ticket_id: string }[] }).pax;
    const seats = which.map((place) => pax[place]?.ticket_id);
    return (await at.post(customer, `/api/${product}/refund_ticket/`, { ref_number: ride.ref, seats })).status;
  };

  it('gives the rest back when one ticket of two was refunded before', async () => {
    const ride = await rides[product](2, day + 6);
    expect(await own(ride, [0])).toBe(200);
    await advance();
    cancel();
    await hourLater();
    expect((await read(ride)).partner_change).toMatchObject({ state: 'open', refund: ride.price });
    expect(await refund(ride)).toBe(200);
    await advance();
    expect(await creditOf(ride.customer)).toBe(2 * ride.price);
    expect((await read(ride)).status.status_code).toBe(10);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('still asks about the rest when one ticket is refunded while it is open', async () => {
    const ride = await rides[product](2, day + 7);
    cancel();
    await hourLater();
    expect(await own(ride, [0])).toBe(200);
    await advance();
    await hourLater();
    expect((await read(ride)).partner_change).toMatchObject({ state: 'open', refund: ride.price });
    expect([await listed(ride.ref), await mailed(ride.ref, 'is cancelled')]).toEqual([1, 1]);
    expect(await refund(ride)).toBe(200);
    await advance();
    expect([await creditOf(ride.customer), await listed(ride.ref)]).toEqual([2 * ride.price, 0]);
  });

  it('leaves nothing to the office when the customer refunds all tickets while it is open', async () => {
    const ride = await rides[product](2, day + 8);
    cancel();
    await hourLater();
    expect(await listed(ride.ref)).toBe(1);
    expect(await own(ride, [0, 1])).toBe(200);
    await advance();
    await hourLater();
    const states = await at.deps.db
      .selectFrom('partner_changes')
      .select(['state', 'next_at'])
      .where('ref_number', '=', ride.ref)
      .execute();
    expect((await read(ride)).status.status_code).toBe(10);
    expect((await read(ride)).partner_change).toBeUndefined();
    expect([states, await listed(ride.ref)]).toEqual([[{ state: 'ended', next_at: null }], 0]);
    at.clock.advance(hoursMs(80));
    await at.work.followPartnerChanges();
    expect([await creditOf(ride.customer), await listed(ride.ref)]).toEqual([2 * ride.price, 0]);
  });
});
