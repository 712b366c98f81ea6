import { openWork } from '../../../commerce/work-list/work-list.ts';
import { setTimeout } from 'node:timers/promises';
import type { MobilityVehicle, Ride } from '@aylal/contracts/mobility';
import { rideHold, ridePrice } from '@aylal/domain/mobility';
import { sql } from 'kysely';
import { openBookingFixture, type BookingFixture, type Customer } from '../../../testing/booking-fixture.ts';
import { whileLocked } from '../../../testing/while-locked.ts';
import { endNextOverdueRide } from './end-overdue-rides.ts';
import { riding, resultOf } from './ride-fixture.ts';

let at: BookingFixture;
let rides: ReturnType<typeof riding>;
beforeAll(async () => {
  at = await openBookingFixture();
  rides = riding(at);
});
afterAll(() => at.close());

describe('[PROD-10] A ride', () => {
  it('[NEED-142] [NEED-143] [NEED-144] sets aside the most that it can cost, and takes what it did when it ends, once', async () => {
    const rider = await rides.riderWith(50_000);
    const { id } = await rides.aScooter();
    const begun = resultOf<Ride>(await rides.start(rider, id));
    expect(begun).toMatchObject({ vehicle: id, ended_at: null, price: 850, held: rideHold('scooter') });
    expect(await rides.money(rider)).toEqual({ available: 50_000 - rideHold('scooter'), pending: rideHold('scooter') });
    at.clock.advance(9.5 * 60_000);
    expect(await rides.current(rider)).toMatchObject({ id: begun.id, price: ridePrice('scooter', 570) });
    const ended = await Promise.all([rides.end(rider, begun.id), rides.end(rider, begun.id)]);
    expect(ended.map((answer) => resultOf<Ride>(answer).price)).toEqual([2_200, 2_200]);
    expect(resultOf<Ride>(await rides.end(rider, begun.id)).price).toBe(2_200);
    expect(await rides.money(rider)).toEqual({ available: 47_800, pending: 0 });
    expect(await rides.current(rider)).toBeNull();
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('is charged once, also where its rider ends it twice before either has', async () => {
    const rider = await rides.riderWith(50_000);
    const begun = resultOf<Ride>(await rides.start(rider, (await rides.aScooter()).id));
    at.clock.advance(5 * 60_000);
    const row = sql`select id from rides where id = ${begun.id} for update`;
    const ended = await whileLocked(at.deps.db, row, () =>
      Promise.all([rides.end(rider, begun.id), rides.end(rider, begun.id)]),
    );
    const price = ridePrice('scooter', 300);
    expect(ended.map((answer) => [answer.status, resultOf<Ride>(answer).price])).toEqual([
      [200, price],
      [200, price],
    ]);
    expect(await rides.money(rider)).toEqual({ available: 50_000 - price, pending: 0 });
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('is one for each vehicle and each customer, also of those who press at once, and a lost answer is told again', async () => {
    const [one, two] = [await rides.riderWith(50_000), await rides.riderWith(50_000)];
    const { id } = await rides.aScooter();
    const answers = await Promise.all([
      rides.start(one, id),
      rides.start(two, id),
      rides.start(one, id),
      rides.start(two, id),
    ]);
    const ridden = await Promise.all([rides.current(one), rides.current(two)]);
    expect(ridden.filter((ride) => ride !== null)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ status }) => status !== 200).every(({ status }) => [400, 409].includes(status))).toBe(
      true,
    );
    const [rider, other] = ridden[0] ? [one, two] : [two, one];
    expect(resultOf<Ride>(await rides.start(rider, id)).id).toBe((await rides.current(rider))?.id);
    expect((await rides.money(rider)).pending).toBe(rideHold('scooter'));
    expect((await rides.money(other)).pending).toBe(0);
    const second = await rides.start(rider, (await rides.aScooter()).id);
    expect([second.status, second.body.result.problem]).toEqual([409, 'already-booked']);
    expect((await rides.end(other, (await rides.current(rider))?.id ?? '')).status).toBe(404);
    const listed = resultOf<MobilityVehicle[]>(await at.get(rider, '/api/mobility/vehicles/?vehicle_type=2'));
    expect(listed.find((vehicle) => vehicle.id === id)?.lock_state).toBe(1);
  });

  it('is refused with its reason: unheard of for a while, in repair, not locked, and unknown', async () => {
    const rider = await rides.riderWith(50_000);
    for (const hindrance of ['stale', 'status', 'open', 'lock'] as const) {
      const vehicle = (await rides.scooters(hindrance)).at(-1);
      const refused = await rides.start(rider, vehicle?.id ?? '');
      expect([refused.status, refused.body.result.fields]).toEqual([400, { vehicle: `ride_${hindrance}` }]);
    }
    expect((await rides.start(rider, 'UB9999')).status).toBe(404);
    expect((await rides.money(rider)).pending).toBe(0);
  });

  it('does not begin without the money, nor where the lock does not open', async () => {
    const { id } = await rides.aScooter();
    const poor = await rides.riderWith(1_000);
    expect((await rides.start(poor, id)).body.result.problem).toBe('not-enough-money');
    expect(await rides.current(poor)).toBeNull();
    const rider = await rides.riderWith(50_000);
    at.deps.faults.add({ id: 'l', operation: 'vehicle-lock', kind: 'fail', times: 1 });
    expect((await rides.start(rider, id)).status).toBe(503);
    expect(await rides.current(rider)).toBeNull();
    expect(await rides.money(rider)).toEqual({ available: 50_000, pending: 0 });
    const begun = resultOf<Ride>(await rides.start(rider, id));
    at.deps.faults.add({ id: 'm', operation: 'vehicle-lock', kind: 'fail', times: 1 });
    expect((await rides.end(rider, begun.id)).status).toBe(503);
    expect((await rides.current(rider))?.id).toBe(begun.id);
    expect((await rides.end(rider, begun.id)).status).toBe(200);
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

  it('is ended after its longest time, once, with its highest price; its rider is notified and the vehicle is free', async () => {
    const rider = await rides.riderWith(50_000);
    const { id } = await rides.aScooter();
    const begun = resultOf<Ride>(await rides.start(rider, id));
    at.clock.advance(HOURS_2 - 1);
    await endDue();
    expect((await rides.current(rider))?.id).toBe(begun.id);
    at.clock.advance(1);
    await Promise.all([endDue(), endDue()]);
    expect(await rides.current(rider)).toBeNull();
    expect(resultOf<Ride>(await rides.end(rider, begun.id)).price).toBe(rideHold('scooter'));
    expect(await rides.money(rider)).toEqual({ available: 50_000 - rideHold('scooter'), pending: 0 });
    expect(await endedMails(rider)).toHaveLength(1);
    const next = await rides.riderWith(50_000);
    const again = resultOf<Ride>(await rides.start(next, id));
    expect(again.vehicle).toBe(id);
    await rides.end(next, again.id);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('waits for a lock that does not answer, and in the end goes without it', async () => {
    const rider = await rides.riderWith(50_000);
    const begun = resultOf<Ride>(await rides.start(rider, (await rides.aScooter()).id));
    at.deps.faults.add({ id: 'never', operation: 'vehicle-lock', kind: 'fail', times: 10 });
    at.clock.advance(HOURS_2);
    await endDue();
    expect((await rides.current(rider))?.id).toBe(begun.id);
    for (let minute = 0; minute < 10; minute += 1) {
      at.clock.advance(60_000);
      await endDue();
    }
    expect(await rides.current(rider)).toBeNull();
    expect(at.logLines.some((line) => line.includes('vehicle-left-open') && line.includes(begun.id))).toBe(true);
    expect((await openWork(at.deps.db)).filter(({ reference }) => reference === begun.id)).toMatchObject([
      { kind: 'ride-problem', raw: expect.stringContaining(begun.vehicle) },
    ]);
    expect(await endedMails(rider)).toHaveLength(1);
  });

  it('is not told of who ends it in the same moment', async () => {
    const rider = await rides.riderWith(50_000);
    const begun = resultOf<Ride>(await rides.start(rider, (await rides.aScooter()).id));
    at.clock.advance(HOURS_2);
    await rides.end(rider, begun.id);
    await endDue();
    expect(await endedMails(rider)).toEqual([]);
  });

  /** A job whose lock answers when the test says so. */
  function jobThatWaits() {
    const lock = Promise.withResolvers<void>();
    const asked: string[] = [];
    const vehicles = {
      ...at.deps.vehicles,
      lock: async (vehicle: string) => {
        asked.push(vehicle);
        await lock.promise;
      },
    };
    return { asked, answer: lock.resolve, run: () => endNextOverdueRide({ ...at.deps, vehicles }) };
  }
  async function overdue() {
    const rider = await rides.riderWith(50_000);
    const begun = resultOf<Ride>(await rides.start(rider, (await rides.aScooter()).id));
    at.clock.advance(HOURS_2);
    return { rider, begun };
  }
  const charged = { available: 50_000 - rideHold('scooter'), pending: 0 };

  it('is taken by one of two jobs that come at once', async () => {
    const { rider, begun } = await overdue();
    const job = jobThatWaits();
    const both = Promise.all([job.run(), job.run()]);
    while (job.asked.length === 0) await setTimeout(10);
    await setTimeout(200);
    expect(job.asked).toEqual([begun.vehicle]);
    job.answer();
    expect((await both).toSorted()).toEqual([false, true]);
    expect(await rides.money(rider)).toEqual(charged);
  });

  it('is charged and told once where its rider ends it while the job waits for the lock', async () => {
    const { rider, begun } = await overdue();
    const job = jobThatWaits();
    const ending = job.run();
    while (job.asked.length === 0) await setTimeout(10);
    expect((await rides.end(rider, begun.id)).status).toBe(200);
    job.answer();
    await ending;
    expect(await endedMails(rider)).toEqual([]);
    expect(await rides.money(rider)).toEqual(charged);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('is charged and told once where a second job takes it over from one that hung, and both go on at once', async () => {
    const { rider, begun } = await overdue();
    const [slow, later] = [jobThatWaits(), jobThatWaits()];
    const first = slow.run();
    while (slow.asked.length === 0) await setTimeout(10);
    at.clock.advance(61_000);
    const second = later.run();
    while (later.asked.length === 0) await setTimeout(10);
    const row = sql`select id from rides where id = ${begun.id} for update`;
    await whileLocked(at.deps.db, row, () => {
      slow.answer();
      later.answer();
      return Promise.all([first, second]);
    });
    expect(await endedMails(rider)).toHaveLength(1);
    expect(await rides.money(rider)).toEqual(charged);
    expect(await at.brokenBooks()).toEqual([]);
  });
});
