import type { TrainLock } from '@aylal/contracts/trains';
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
afterEach(() => at.deps.faults.clear());
afterAll(async () => {
  await at.close();
});

const MINUTE = 60_000;
const problemOf = ({ status, body }: Reply) => [status, body.result.problem];
const ticketsAt = (ref: string) =>
  at.deps.db
    .selectFrom('sandbox.train_places')
    .select(['place', 'ticket'])
    .distinct()
    .where('reference', '=', ref)
    .orderBy('place')
    .execute();

describe('A lock on places of a train', () => {
  it('[NEED-156] [NEED-151] takes them out of what is free, for twenty minutes', async () => {
    const voyage = await trains.voyage('2026-09-20');
    const wagon = trains.wagon(voyage);
    const places = wagon.free_places.slice(0, 2);
    const { expires_at, server_time } = await trains.locked(voyage, wagon, places);
    expect(Date.parse(expires_at) - Date.parse(server_time)).toBe(20 * MINUTE);
    const free = async () =>
      (await trains.read(voyage.id)).wagons.find(({ number }) => number === wagon.number)?.free_places;
    expect(await free()).toEqual(wagon.free_places.slice(2));
    expect(problemOf(await trains.lock(voyage, wagon, [wagon.free_places[4] ?? 0, ...places]))).toEqual([
      409,
      'sold-out',
    ]);
    expect(await free()).toEqual(wagon.free_places.slice(2));
    at.clock.advance(26 * MINUTE);
    expect(await free()).toEqual(wagon.free_places);
  });

  it('[NEED-152] is released at once by who knows it, and by nobody else', async () => {
    const voyage = await trains.voyage('2026-09-21');
    const wagon = trains.wagon(voyage, 'open');
    const places = wagon.free_places.slice(0, 1);
    const { lock } = await trains.locked(voyage, wagon, places);
    await trains.release('somebody-elses-word-of-a-lock');
    expect((await trains.lock(voyage, wagon, places)).status).toBe(409);
    expect((await trains.release(lock)).status).toBe(200);
    expect((await trains.release(lock)).status).toBe(200);
    expect((await trains.lock(voyage, wagon, places)).status).toBe(200);
  });

  it('[NEED-151] is for signed-in customers only', async () => {
    const voyage = await trains.voyage('2026-09-20');
    const payload = { voyage: voyage.id, wagon: trains.wagon(voyage).number, places: [1] };
    expect((await at.app.inject({ method: 'POST', url: '/api/train/lock/', payload })).statusCode).toBe(401);
  });

  it('[NEED-151] [AUT-5] is one for each customer: the next one frees the places of the last, however fast they come', async () => {
    const [customer, voyage] = [await at.customer(), await trains.voyage('2026-09-29')];
    const wagon = trains.wagon(voyage);
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = wagon.free_places;
    const left = async () => {
      const { free_places } = trains.wagonOf(await trains.read(voyage.id), wagon.number);
      return wagon.free_places.filter((place) => !free_places.includes(place));
    };
    const old = await trains.locked(voyage, wagon, [a, b], customer);
    const { lock } = await trains.locked(voyage, wagon, [b, c], customer);
    expect(await left()).toEqual([b, c]);
    expect(problemOf(await trains.book(customer, voyage, old.lock, [trainPassenger(a), trainPassenger(b)]))).toEqual([
      409,
      'quote-expired',
    ]);
    await trains.book(customer, voyage, lock, [trainPassenger(b), trainPassenger(c)]);
    await Promise.all([a, d, e].map((place) => trains.lock(voyage, wagon, [place], customer)));
    expect(await left()).toHaveLength(3);
  });

  it('[NEED-151] is refused on a cancelled train, on one that there is not, and while the railway is silent', async () => {
    const voyage = await trains.voyage('2026-09-22');
    const wagon = trains.wagon(voyage);
    const places = wagon.free_places.slice(0, 1);
    at.deps.faults.add({ id: 'off', operation: 'train-cancelled', kind: 'fail', status: 400, times: 1 });
    expect(problemOf(await trains.lock(voyage, wagon, places))).toEqual([404, 'offer-gone']);
    expect((await trains.lock({ ...voyage, id: '999-20260922-ULB-DAR' }, wagon, places)).status).toBe(404);
    at.deps.faults.add({ id: 'down', operation: 'train', kind: 'fail', status: 400, times: 1 });
    expect((await trains.lock(voyage, wagon, places)).status).toBe(503);
    expect((await trains.lock(voyage, wagon, [...places, ...places])).body.result.fields).toEqual({
      places: 'validation_repeated',
    });
  });
});

describe('A booking of a train', () => {
  it('[NEED-18] [NEED-153] waits for its money at the prices of the railway as long as its lock holds', async () => {
    const [customer, voyage] = [await at.customer(), await trains.voyage('2026-09-23')];
    const wagon = trains.wagon(voyage);
    const [first = 0, second = 0] = wagon.free_places;
    const { lock, expires_at } = await trains.locked(voyage, wagon, [first, second]);
    const child = trainPassenger(second, { is_child: true, document_number: 'UB20310155', register_letters: 'УБ' });
    const answer = await trains.book(customer, voyage, lock, [trainPassenger(first), child], { total: 1 });
    expect(answer.status).toBe(200);
    const order = await trains.order(customer, answer.body.result.ref_number);
    expect(order).toMatchObject({
      product: 'train',
      status: { status_code: 1 },
      original_date: '2026-09-23',
      pay_until: expires_at,
      total: wagon.price + wagon.child_price,
      train: { train_no: '273', wagon: wagon.number, class: 'compartment', code: null, issued: false },
      pax: [
        { ticket_id: null, place: first, last_name: 'BAT', is_child: false },
        { place: second, is_child: true, ticket_total_price: wagon.child_price },
      ],
    });
    expect(order.pax[0]?.document_number).toMatch(/^U\*\*\*\d\d$/);
    expect(order.pax[1]?.document_number).toBe('У***55');
    const { orders } = (await at.get(customer, '/api/order/v1/list/')).body.result;
    expect(orders).toMatchObject([{ product: 'train', title: 'Ulaanbaatar – Darkhan', depart_date: '2026-09-23' }]);
    // The order has the lock: giving it back frees nothing.
    await trains.release(lock);
    expect((await trains.lock(voyage, wagon, [first])).status).toBe(409);
  });

  it('[NEED-18] refuses the same register twice, a wrong fare, a place of no lock and a stranger', async () => {
    const [customer, voyage] = [await at.customer(), await trains.voyage('2026-09-24')];
    const wagon = trains.wagon(voyage);
    const [first = 0, second = 0, third = 0] = wagon.free_places;
    const { lock } = await trains.locked(voyage, wagon, [first, second]);
    const register = trainPassenger(first).document_number;
    const twice = [trainPassenger(first), trainPassenger(second, { document_number: register })];
    expect((await trains.book(customer, voyage, lock, twice)).body.result.fields).toEqual({
      'pax.1.document_number': 'validation_document_twice',
    });
    const grown = [trainPassenger(first), trainPassenger(third, { is_child: true })];
    expect((await trains.book(customer, voyage, lock, grown)).body.result.fields).toEqual({
      'pax.1.place': 'validation_invalid',
      'pax.1.is_child': 'validation_child_fare',
    });
    const foreigner = trainPassenger(second, { document_number: undefined, passport_number: 'P1234567' });
    expect((await trains.book(customer, voyage, lock, [trainPassenger(first), foreigner])).body.result.fields).toEqual({
      'pax.1.birthday': 'validation_required',
    });
    const pax = [trainPassenger(first), { ...foreigner, birthday: '1985-03-02' }];
    expect((await at.app.inject({ method: 'POST', url: '/api/train/booking/', payload: {} })).statusCode).toBe(401);
    expect((await trains.book(customer, voyage, lock, pax)).status).toBe(200);
  });

  it('[NEED-18] wants a passport of everybody over the border', async () => {
    const [customer, voyage] = [await at.customer(), await trains.voyage('2026-09-22', 'ULB', 'IRK', '263')];
    expect(voyage.is_domestic).toBe(false);
    const wagon = trains.wagon(voyage);
    const [place = 0] = wagon.free_places;
    const { lock } = await trains.locked(voyage, wagon, [place]);
    const answer = await trains.book(customer, voyage, lock, [trainPassenger(place)]);
    expect(answer.body.result.fields).toEqual({ 'pax.0.passport_number': 'validation_document_min' });
  });

  it('[NEED-18] is refused once the lock is over, released, or of another order', async () => {
    const [customer, voyage] = [await at.customer(), await trains.voyage('2026-09-25')];
    const wagon = trains.wagon(voyage);
    const places = wagon.free_places.slice(0, 1);
    const pax = places.map((place) => trainPassenger(place));
    const first = await trains.locked(voyage, wagon, places);
    at.clock.advance(20 * MINUTE);
    const over = await trains.book(customer, voyage, first.lock, pax);
    expect([...problemOf(over), over.body.message]).toEqual([
      409,
      'quote-expired',
      expect.stringContaining('held is over'),
    ]);
    at.clock.advance(6 * MINUTE);
    const { lock } = await trains.locked(voyage, wagon, places);
    await trains.release(lock);
    expect(problemOf(await trains.book(customer, voyage, lock, pax))).toEqual([409, 'quote-expired']);
    const again = await trains.locked(voyage, wagon, places);
    expect((await trains.book(customer, voyage, again.lock, pax)).status).toBe(200);
    const other = await at.customer();
    expect(problemOf(await trains.book(other, voyage, again.lock, pax))).toEqual([409, 'quote-expired']);
  });

  it('[NEED-18] is made once of a lock, however many know its word at one instant', async () => {
    const voyage = await trains.voyage('2026-10-01');
    const wagon = trains.wagon(voyage);
    const places = wagon.free_places.slice(0, 1);
    const { lock } = await trains.locked(voyage, wagon, places);
    const buyers = await Promise.all(Array.from({ length: 40 }, () => at.customer()));
    const pax = places.map((place) => trainPassenger(place));
    const ask = async (buyer: Customer): Promise<Reply> => {
      const answer = await trains.book(buyer, voyage, lock, pax);
      return answer.status === 503 ? ask(buyer) : answer;
    };
    const answers = await Promise.all(buyers.map(ask));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.result.problem === 'quote-expired')).toHaveLength(39);
  });

  it('frees its places when its customer cancels it, and when nobody pays', async () => {
    const { customer, ref } = await trains.booked('2026-09-26', 2);
    const rows = () => at.deps.db.selectFrom('train_places').selectAll().where('ref_number', '=', ref).execute();
    // Two places on two legs.
    expect(await rows()).toHaveLength(4);
    expect((await at.post(customer, '/api/order/v1/cancel/', { ref_number: ref })).status).toBe(200);
    expect(await rows()).toEqual([]);
    const late = await trains.booked('2026-09-26', 1);
    at.clock.advance(21 * MINUTE);
    await at.work.expireOrders();
    expect((await trains.order(late.customer, late.ref)).status.status_code).toBe(6);
  });

  it('sells each place of a wagon once, however many want it at one instant', async () => {
    const voyage = await trains.voyage('2026-09-27');
    const wagon = trains.wagon(voyage);
    const free = wagon.free_places;
    const buyers = await Promise.all(Array.from({ length: 200 }, () => at.customer()));
    // A customer who reads that the railway is busy tries again.
    const ask = async (buyer: Customer, place: number): Promise<Reply> => {
      const held = await trains.lock(voyage, wagon, [place], buyer);
      if (held.status === 503) return ask(buyer, place);
      if (held.status !== 200) return held;
      const { lock } = held.body.result as unknown as TrainLock;
      const answer = await trains.book(buyer, voyage, lock, [trainPassenger(place)]);
      if (answer.status === 200) await trains.pay(buyer, answer.body.result.ref_number);
      return answer;
    };
    const answers = await Promise.all(buyers.map((buyer, index) => ask(buyer, free[index % free.length] ?? 0)));
    const sold = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ body }) => body.result.problem === 'sold-out');
    expect([sold.length, refused.length]).toEqual([free.length, 200 - free.length]);
    await at.work.issue('train');
    const tickets = await at.deps.db
      .selectFrom('sandbox.train_places')
      .select(['place'])
      .distinct()
      .where('run', '=', '273-20260927')
      .where('wagon', '=', wagon.number)
      .where('ticket', 'is not', null)
      .orderBy('place')
      .execute();
    expect(tickets.map(({ place }) => place)).toEqual(free);
  });

  it('has a place for one order alone, even if the railway locked it for two hundred', async () => {
    const voyage = await trains.voyage('2026-09-28');
    const wagon = trains.wagon(voyage);
    const [place = 0] = wagon.free_places;
    const word = (index: number) => `a-word-of-a-lock-that-was-doubled-${index}`;
    const buyers = await Promise.all(Array.from({ length: 200 }, () => at.customer()));
    await at.deps.db
      .insertInto('train_locks')
      .values(
        buyers.map((_, index) => ({
          id: sha256(word(index)),
          partner_lock: `doubled-${index}`,
          train: voyage.id,
          wagon: wagon.number,
          places: JSON.stringify([place]),
          expires_at: at.clock.now() + 20 * MINUTE,
          ref_number: null,
        })),
      )
      .execute();
    const ask = async (buyer: Customer, index: number): Promise<Reply> => {
      const answer = await trains.book(buyer, voyage, word(index), [trainPassenger(place)]);
      return answer.status === 503 ? ask(buyer, index) : answer;
    };
    const answers = await Promise.all(buyers.map(ask));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.result.problem === 'sold-out')).toHaveLength(199);
  });
});

describe('A paid train', () => {
  it('[NEED-154] has its tickets issued once, with the platform shortly before it leaves', async () => {
    const { customer, ref, places } = await trains.issued('2026-09-29', 2);
    const made = await ticketsAt(ref);
    expect(made.map(({ place }) => place)).toEqual(places);
    const order = await trains.order(customer, ref);
    expect(order).toMatchObject({ status: { status_code: 4, name: 'Ticket ready' }, train: { issued: true } });
    expect(order.pax.map(({ ticket_id }) => ticket_id)).toEqual(made.map(({ ticket }) => ticket));
    expect(await at.mails('sarnai@example.mn')).toContain(`Order ${ref}: your train ticket is ready`);
    const ask = (who: Customer) => at.get(who, `/api/train/ticket/${ref}/?code=${order.train.code}`);
    expect((await ask(customer)).body.result).toMatchObject({ train: { platform: '' } });
    expect((await ask(await at.customer())).status).toBe(404);
    at.clock.advance(Date.parse('2026-09-28T12:00:00+08:00') - at.clock.now());
    const soon = await ask(await trains.again(customer));
    expect(soon.body.result).toMatchObject({ train: { platform: expect.stringMatching(/^[1-3]$/) } });
  });

  it('is issued once although the answer of the railway was lost', async () => {
    const { customer, ref } = await trains.paid('2026-10-05', 1);
    at.deps.faults.add({ id: 'lost', operation: 'train-book', kind: 'drop-answer', times: 1 });
    await at.work.issue('train');
    expect((await trains.order(customer, ref)).train.issued).toBe(false);
    at.clock.advance(20 * MINUTE);
    await at.work.issue('train');
    expect((await trains.order(customer, ref)).train.issued).toBe(true);
    expect(await ticketsAt(ref)).toHaveLength(1);
  });

  it('is kept and tried again while the railway is silent, on a new lock once the old one is over', async () => {
    const { customer, ref, places } = await trains.paid('2026-10-06', 1);
    at.deps.faults.add({ id: 'down', operation: 'train', kind: 'fail', status: 400 });
    await at.work.issue('train');
    expect((await trains.order(customer, ref)).train).toMatchObject({ issued: false, delayed: true });
    at.deps.faults.clear();
    at.clock.advance(40 * MINUTE);
    await at.work.issue('train');
    expect((await ticketsAt(ref)).map(({ place }) => place)).toEqual(places);
  });
});
