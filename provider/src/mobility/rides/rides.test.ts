import type { MobilityVehicle, Ride } from '@aylal/contracts';
import { rideHindrance, rideHold, ridePrice } from '@aylal/domain';
import { openBookingFixture, type BookingFixture, type Customer, type Reply } from '../../bookings/booking-fixture.ts';
import { accounts, post } from '../../ledger/ledger.ts';
import { endNextOverdueRide } from './end-overdue-rides.ts';
import { walletMoney } from '../../wallets/wallet-accounts.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());

/** What the answer holds, which the schema of the operation has checked on its way out. */
const told = <R>({ body }: Reply) => body.result as unknown as R;
const start = (customer: Customer, vehicle: string) => at.post(customer, '/api/mobility/ride/', { vehicle });
const end = (customer: Customer, ride: string) => at.post(customer, '/api/mobility/ride/end/', { ride });
const current = async (customer: Customer) => told<Ride | null>(await at.get(customer, '/api/mobility/ride/'));
const money = ({ userId }: Customer) => walletMoney(at.deps.db, userId, 'wallet');

/** Scooters as they are told now, of those that nobody rides. */
async function scooters(hindrance: ReturnType<typeof rideHindrance>): Promise<MobilityVehicle[]> {
  const all = told<MobilityVehicle[]>(await at.get(await at.customer(), '/api/mobility/vehicles/?vehicle_type=2'));
  return all.filter((vehicle) => rideHindrance(vehicle, at.clock.now() / 1000) === hindrance);
}
async function aScooter(): Promise<MobilityVehicle> {
  const [first] = await scooters(null);
  if (!first) throw new Error('no scooter can be ridden');
  return first;
}
async function riderWith(amount: number): Promise<Customer> {
  const customer = await at.customer();
  await at.deps.db.transaction().execute((tx) =>
    post(tx, {
      kind: 'top-up',
      reference: 'AYL-TEST',
      at: at.clock.now(),
      entries: [
        { account: accounts.partnerClearing('qpay'), amount },
        { account: accounts.customerCredit(customer.userId), amount: -amount },
      ],
    }),
  );
  return customer;
}

describe('[PROD-10] A ride', () => {
  it('sets aside the most that it can cost, and takes what it did when it ends, once', async () => {
    const rider = await riderWith(50_000);
    const { id } = await aScooter();
    const begun = told<Ride>(await start(rider, id));
    expect(begun).toMatchObject({ vehicle: id, ended_at: null, price: 850, held: rideHold('scooter') });
    expect(await money(rider)).toEqual({ available: 50_000 - rideHold('scooter'), pending: rideHold('scooter') });
    at.clock.advance(9.5 * 60_000);
    expect(await current(rider)).toMatchObject({ id: begun.id, price: ridePrice('scooter', 570) });
    const ended = await Promise.all([end(rider, begun.id), end(rider, begun.id)]);
    expect(ended.map((answer) => told<Ride>(answer).price)).toEqual([2_200, 2_200]);
    expect(told<Ride>(await end(rider, begun.id)).price).toBe(2_200);
    expect(await money(rider)).toEqual({ available: 47_800, pending: 0 });
    expect(await current(rider)).toBeNull();
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('is one for each vehicle and each customer, also of those who press at once, and a lost answer is told again', async () => {
    const [one, two] = [await riderWith(50_000), await riderWith(50_000)];
    const { id } = await aScooter();
    const answers = await Promise.all([start(one, id), start(two, id), start(one, id), start(two, id)]);
    const ridden = await Promise.all([current(one), current(two)]);
    expect(ridden.filter((ride) => ride !== null)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ status }) => status !== 200).every(({ status }) => [400, 409].includes(status))).toBe(
      true,
    );
    const [rider, other] = ridden[0] ? [one, two] : [two, one];
    expect(told<Ride>(await start(rider, id)).id).toBe((await current(rider))?.id);
    expect((await money(rider)).pending).toBe(rideHold('scooter'));
    expect((await money(other)).pending).toBe(0);
    const second = await start(rider, (await aScooter()).id);
    expect([second.status, second.body.result.problem]).toEqual([409, 'already-booked']);
    expect((await end(other, (await current(rider))?.id ?? '')).status).toBe(404);
    const listed = told<MobilityVehicle[]>(await at.get(rider, '/api/mobility/vehicles/?vehicle_type=2'));
    expect(listed.find((vehicle) => vehicle.id === id)?.lock_state).toBe(1);
  });

  it('is refused with its reason: unheard of for a while, in repair, not locked, and unknown', async () => {
    const rider = await riderWith(50_000);
    for (const hindrance of ['stale', 'status', 'open', 'lock'] as const) {
      const vehicle = (await scooters(hindrance)).at(-1);
      const refused = await start(rider, vehicle?.id ?? '');
      expect([refused.status, refused.body.result.fields]).toEqual([400, { vehicle: `ride_${hindrance}` }]);
    }
    expect((await start(rider, 'UB9999')).status).toBe(404);
    expect((await money(rider)).pending).toBe(0);
  });

  it('does not begin without the money, nor where the lock does not open', async () => {
    const { id } = await aScooter();
    const poor = await riderWith(1_000);
    expect((await start(poor, id)).body.result.problem).toBe('not-enough-money');
    expect(await current(poor)).toBeNull();
    const rider = await riderWith(50_000);
    at.deps.faults.add({ id: 'l', operation: 'vehicle-lock', kind: 'fail', times: 1 });
    expect((await start(rider, id)).status).toBe(503);
    expect(await current(rider)).toBeNull();
    expect(await money(rider)).toEqual({ available: 50_000, pending: 0 });
    const begun = told<Ride>(await start(rider, id));
    at.deps.faults.add({ id: 'm', operation: 'vehicle-lock', kind: 'fail', times: 1 });
    expect((await end(rider, begun.id)).status).toBe(503);
    expect((await current(rider))?.id).toBe(begun.id);
    expect((await end(rider, begun.id)).status).toBe(200);
  });
});

describe('A ride that nobody ends', () => {
  const HOURS_2 = 120 * 60_000;
  const endDue = async () => {
    while (await endNextOverdueRide(at.deps));
  };
  const endedMails = async ({ userId }: Customer) => {
    const { email } = await at.deps.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    return (await at.mails(email ?? '')).filter((subject) => subject.includes('Your ride is over'));
  };

  it('is ended after its longest time, once, with its highest price; its rider is told and the vehicle is free', async () => {
    const rider = await riderWith(50_000);
    const { id } = await aScooter();
    const begun = told<Ride>(await start(rider, id));
    at.clock.advance(HOURS_2 - 1);
    await endDue();
    expect((await current(rider))?.id).toBe(begun.id);
    at.clock.advance(1);
    await Promise.all([endDue(), endDue()]);
    expect(await current(rider)).toBeNull();
    expect(told<Ride>(await end(rider, begun.id)).price).toBe(rideHold('scooter'));
    expect(await money(rider)).toEqual({ available: 50_000 - rideHold('scooter'), pending: 0 });
    expect(await endedMails(rider)).toHaveLength(1);
    const next = await riderWith(50_000);
    const again = told<Ride>(await start(next, id));
    expect(again.vehicle).toBe(id);
    await end(next, again.id);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('waits for a lock that does not answer, and in the end goes without it', async () => {
    const rider = await riderWith(50_000);
    const begun = told<Ride>(await start(rider, (await aScooter()).id));
    at.deps.faults.add({ id: 'never', operation: 'vehicle-lock', kind: 'fail', times: 10 });
    at.clock.advance(HOURS_2);
    await endDue();
    expect((await current(rider))?.id).toBe(begun.id);
    for (let minute = 0; minute < 10; minute += 1) {
      at.clock.advance(60_000);
      await endDue();
    }
    expect(await current(rider)).toBeNull();
    expect(at.logLines.some((line) => line.includes('vehicle-left-open') && line.includes(begun.id))).toBe(true);
    expect(await endedMails(rider)).toHaveLength(1);
  });

  it('is not told of who ends it in the same moment', async () => {
    const rider = await riderWith(50_000);
    const begun = told<Ride>(await start(rider, (await aScooter()).id));
    at.clock.advance(HOURS_2);
    await end(rider, begun.id);
    await endDue();
    expect(await endedMails(rider)).toEqual([]);
  });
});
