import type { PartnerChangeView } from '@aylal/contracts/orders';
import { hoursMs, minutesMs } from '@aylal/domain/calendar';
import { busActions } from '../../products/buses/booking/testing-buses.ts';
import { trainActions } from '../../products/trains/booking/testing-trains.ts';
import { openBookingFixture, type BookingFixture, type Customer } from '../../testing/booking-fixture.ts';
import { openWork } from '../work-list/work-list.ts';

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
  async function advanceRefunds() {
    for (let turn = 0; turn < 3; turn += 1) await at.work.advanceRefunds();
  }
  const creditOf = async ({ customer }: Ride) =>
    (
      await at.deps.db
        .selectFrom('wallet_balances')
        .select('balance')
        .where('account', '=', `credit:user:${customer.userId}`)
        .executeTakeFirst()
    )?.balance ?? 0;
  const listed = async ({ ref }: Ride) =>
    (await openWork(at.deps.db)).filter(({ kind, reference }) => kind === 'partner-change' && reference === ref).length;
  const mailed = async ({ ref }: Ride, text: string) =>
    (await at.deps.db.selectFrom('outbox').select('subject').where('subject', 'like', `%${ref}%${text}%`).execute())
      .length;

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
    expect([await listed(ride), await mailed(ride, 'is cancelled')]).toEqual([1, 1]);
    expect(await refund(ride)).toBe(200);
    await advanceRefunds();
    expect(await creditOf(ride)).toBe(2 * ride.price);
    expect((await read(ride)).status.status_code).toBe(10);
    expect(await listed(ride)).toBe(0);
    await hourLater();
    expect(await mailed(ride, 'is cancelled')).toBe(1);
  });

  it('and lets go after all asks nobody any more', async () => {
    const ride = await rides[product](1, day + 1);
    cancel();
    await hourLater();
    expect((await read(ride)).partner_change).toMatchObject({ state: 'open' });
    at.deps.faults.clear();
    await hourLater();
    expect((await read(ride)).partner_change).toBeUndefined();
    expect([await listed(ride), await mailed(ride, 'as you booked it')]).toEqual([0, 1]);
    cancel();
    await hourLater();
    expect((await read(ride)).partner_change).toMatchObject({ state: 'open' });
  });

  it('is refunded by itself where nobody answers, also when it is heard of only after its time', async () => {
    const ride = await rides[product](1, day + 2);
    at.clock.advance(Date.parse(ride.departs) + minutesMs(5) - at.clock.now());
    cancel();
    await at.work.followPartnerChanges();
    await at.work.followPartnerChanges();
    await advanceRefunds();
    expect(await read(ride)).toMatchObject({
      status: { status_code: 10 },
      partner_change: { state: 'refunded', answered_by: 'time' },
    });
    expect(await creditOf(ride)).toBe(ride.price);
  });

  it('is not taken for cancelled while the partner is silent', async () => {
    const ride = await rides[product](1, day + 5);
    cancel();
    at.deps.faults.add({ id: 'mute', operation: product, kind: 'fail', status: 503 });
    await hourLater();
    at.deps.faults.clear();
    expect((await read(ride)).partner_change).toBeUndefined();
  });
});
