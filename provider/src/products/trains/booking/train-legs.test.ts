import type { TrainLock, TrainVoyage } from '@aylal/contracts/trains';
import { trainLegs } from '@aylal/domain/trains';
import {
  openBookingFixture,
  type BookingFixture,
  type Customer,
  type Reply,
} from '../../../testing/booking-fixture.ts';
import { sha256 } from '../../../platform/ids.ts';
import { trainActions, trainPassenger } from './testing-trains.ts';

let at: BookingFixture;
let trains: ReturnType<typeof trainActions>;
beforeAll(async () => {
  at = await openBookingFixture({ maxInFlight: 1_000 });
  trains = trainActions(at);
});
afterAll(async () => {
  await at.close();
});

const MINUTE = 60_000;
const stops = ['ULB', 'ZKH', 'DAR', 'SUK'];
type Part = readonly [from: string, to: string];
const parts: readonly Part[] = stops.flatMap((from, on) => stops.slice(on + 1).map((to): Part => [from, to]));

const part = (day: string, [from, to]: Part) => trains.voyage(day, from, to, '271');
const freeOf = async (day: string, one: Part, number: number) =>
  (await part(day, one)).wagons.find((wagon) => wagon.number === number)?.free_places ?? [];

/** A wagon and one of its places that is free on the whole way. */
async function wholeWay(day: string) {
  const wagon = trains.wagon(await part(day, ['ULB', 'SUK']));
  return { number: wagon.number, place: wagon.free_places[0] ?? 0 };
}

/** Locks a place for a part of the way and books it; tries again while the railway is busy, as people do. */
async function buy(buyer: Customer, voyage: TrainVoyage, number: number, place: number): Promise<Reply> {
  const wagon = trains.wagonOf(voyage, number);
  const held = await trains.lock(voyage, wagon, [place], buyer);
  if (held.status === 503) return buy(buyer, voyage, number, place);
  if (held.status !== 200) return held;
  const { lock } = held.body.result as unknown as TrainLock;
  return trains.book(buyer, voyage, lock, [trainPassenger(place)]);
}

/** How many orders each leg of each place has, of those that were answered with yes. */
function ordersOfLegs(sold: readonly { readonly place: number; readonly ridden: Part }[]): readonly number[] {
  const counts = new Map<string, number>();
  for (const { place, ridden } of sold)
    for (const leg of trainLegs(stops, ...ridden))
      counts.set(`${place}/${leg}`, (counts.get(`${place}/${leg}`) ?? 0) + 1);
  return [...counts.values()];
}

describe('A place of a train', () => {
  it('[NEED-151] [NEED-18] is sold to two whose parts of the way touch, and each has a ticket', async () => {
    const { number, place } = await wholeWay('2026-09-20');
    const tickets = [];
    for (const ridden of [
      ['ULB', 'DAR'],
      ['DAR', 'SUK'],
    ] as const) {
      const buyer = await at.customer();
      const answer = await buy(buyer, await part('2026-09-20', ridden), number, place);
      expect(answer.status).toBe(200);
      const { ref_number } = answer.body.result;
      await trains.pay(buyer, ref_number);
      await at.work.issue('train');
      tickets.push((await trains.order(buyer, ref_number)).pax[0]?.ticket_id);
    }
    expect(new Set(tickets).size).toBe(2);
    expect(tickets).not.toContain(null);
  });

  it('[NEED-151] is sold to one of two whose parts overlap, at one instant', async () => {
    const { number, place } = await wholeWay('2026-09-21');
    const answers = await Promise.all(
      (
        [
          ['ULB', 'DAR'],
          ['ZKH', 'SUK'],
        ] as const
      ).map(async (ridden) => buy(await at.customer(), await part('2026-09-21', ridden), number, place)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.result.problem).toBe('sold-out');
  });

  it('[NEED-151] is locked by the railway for one on each leg, however many ask for parts at one instant', async () => {
    const day = '2026-09-23';
    const { number, place } = await wholeWay(day);
    const voyages = await Promise.all(parts.map(async (ridden) => ({ ridden, voyage: await part(day, ridden) })));
    const asked = Array.from({ length: 10 }, () => voyages).flat();
    const answers = await Promise.all(
      asked.map(({ voyage }) =>
        at.deps.trains.supplier.lock({ train: voyage.id, wagon: number, places: [place] }).then(
          () => true,
          () => false,
        ),
      ),
    );
    const locked = asked.filter((_, index) => answers[index]).map(({ ridden }) => ({ place, ridden }));
    expect(locked.length).toBeGreaterThan(0);
    expect(Math.max(...ordersOfLegs(locked))).toBe(1);
  });

  it('[NEED-156] is shown as taken on the legs of a lock alone, and released or handed over on just these', async () => {
    const day = '2026-09-22';
    const { number, place } = await wholeWay(day);
    const seen = async () =>
      (await Promise.all(parts.map((one) => freeOf(day, one, number)))).map((free) => free.includes(place));
    const voyage = await part(day, ['ZKH', 'DAR']);
    const other = await part(day, ['DAR', 'SUK']);
    await trains.locked(other, trains.wagonOf(other, number), [place]);
    const { lock } = await trains.locked(voyage, trains.wagonOf(voyage, number), [place]);
    // ULB–ZKH is the only part without one of the two.
    expect(await seen()).toEqual(parts.map((one) => one.join() === 'ULB,ZKH'));
    await trains.release(lock);
    expect(await seen()).toEqual(parts.map(([, to]) => to !== 'SUK'));
    at.clock.advance(26 * MINUTE);
    expect(await seen()).toEqual(parts.map(() => true));
  });

  it('[NEED-155] is free on every leg once its ticket is refunded', async () => {
    const day = '2026-09-24';
    const { number, place } = await wholeWay(day);
    const customer = await at.customer();
    const { ref_number } = (await buy(customer, await part(day, ['ULB', 'SUK']), number, place)).body.result;
    await trains.pay(customer, ref_number);
    await at.work.issue('train');
    for (const one of parts) expect(await freeOf(day, one, number)).not.toContain(place);
    const [ticket] = (await trains.order(customer, ref_number)).pax;
    await at.post(customer, '/api/train/refund_ticket/', { ref_number, seats: [ticket?.ticket_id] });
    for (let turn = 0; turn < 3; turn += 1) await at.work.advanceRefunds();
    for (const one of parts) expect(await freeOf(day, one, number)).toContain(place);
    for (const ridden of [
      ['ULB', 'DAR'],
      ['DAR', 'SUK'],
    ] as const)
      expect((await buy(await at.customer(), await part(day, ridden), number, place)).status).toBe(200);
  });

  it('[NEED-18] of an order that nobody paid goes to who wants one of its legs; the order on the other legs stays', async () => {
    const day = '2026-09-25';
    const { number, place } = await wholeWay(day);
    const [slow, steady] = [await at.customer(), await at.customer()];
    const issued = (await buy(steady, await part(day, ['DAR', 'SUK']), number, place)).body.result.ref_number;
    await trains.pay(steady, issued);
    await buy(slow, await part(day, ['ULB', 'DAR']), number, place);
    await at.work.issue('train');
    at.clock.advance(26 * MINUTE);
    expect((await buy(await at.customer(), await part(day, ['ZKH', 'DAR']), number, place)).status).toBe(200);
    expect((await trains.order(await trains.again(steady), issued)).status.status_code).toBe(4);
  });

  it('[NEED-151] has one traveller on each leg, however many want parts of a wagon at one instant', async () => {
    const day = '2026-09-26';
    const { number } = await wholeWay(day);
    const voyages = await Promise.all(parts.map((one) => part(day, one)));
    const buyers = await Promise.all(Array.from({ length: 200 }, () => at.customer()));
    const places = (await freeOf(day, ['ULB', 'SUK'], number)).slice(0, 8);
    const asked = buyers.map((buyer, index) => ({
      buyer,
      place: places[Math.floor(index / parts.length) % places.length] ?? 0,
      way: index % parts.length,
    }));
    const answers = await Promise.all(
      asked.map(async ({ buyer, place, way }) => {
        const voyage = voyages[way];
        if (!voyage) throw new Error('There is no such part.');
        return buy(buyer, voyage, number, place);
      }),
    );
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const sold = asked.flatMap(({ place, way }, index) =>
      answers[index]?.status === 200 ? [{ place, ridden: parts[way] ?? (['ULB', 'SUK'] as const) }] : [],
    );
    expect(Math.max(...ordersOfLegs(sold))).toBe(1);
    // Nothing that could be sold was refused for nothing: every place has somebody on some leg.
    expect(new Set(sold.map(({ place }) => place)).size).toBe(places.length);
    const rows = await at.deps.db
      .selectFrom('train_places')
      .select(['place', 'leg'])
      .where('run', '=', '271-20260926')
      .where('wagon', '=', number)
      .execute();
    expect(rows).toHaveLength(ordersOfLegs(sold).length);
  });

  it('[NEED-18] has one order on each leg, even if the railway locked parts of it for two hundred', async () => {
    const day = '2026-09-27';
    const { number, place } = await wholeWay(day);
    const voyages = await Promise.all(parts.map((one) => part(day, one)));
    const word = (index: number) => `a-word-of-a-lock-of-a-part-${index}`;
    const buyers = await Promise.all(Array.from({ length: 200 }, () => at.customer()));
    const asked = buyers.map((buyer, index) => ({ buyer, way: index % parts.length, lock: word(index) }));
    await at.deps.db
      .insertInto('train_locks')
      .values(
        asked.map(({ way, lock }, index) => ({
          id: sha256(lock),
          partner_lock: `doubled-${index}`,
          train: voyages[way]?.id ?? '',
          wagon: number,
          places: JSON.stringify([place]),
          expires_at: at.clock.now() + 20 * MINUTE,
          ref_number: null,
        })),
      )
      .execute();
    const ask = async ({ buyer, way, lock }: (typeof asked)[number]): Promise<Reply> => {
      const voyage = voyages[way];
      if (!voyage) throw new Error('There is no such part.');
      const answer = await trains.book(buyer, voyage, lock, [trainPassenger(place)]);
      return answer.status === 503 ? ask({ buyer, way, lock }) : answer;
    };
    const answers = await Promise.all(asked.map(ask));
    const sold = asked.flatMap(({ way }, index) =>
      answers[index]?.status === 200 ? [{ place, ridden: parts[way] ?? (['ULB', 'SUK'] as const) }] : [],
    );
    expect(sold.length).toBeGreaterThan(0);
    expect(Math.max(...ordersOfLegs(sold))).toBe(1);
    expect(answers.filter(({ body }) => body.result.problem === 'sold-out')).toHaveLength(200 - sold.length);
  });
});
