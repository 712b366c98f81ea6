import type { BusOrder } from '@aylal/contracts/orders';
import {
  openBookingFixture,
  type BookingFixture,
  type Customer,
  type Reply,
} from '../../../testing/booking-fixture.ts';
import { busActions, busPassenger } from './testing-buses.ts';

let at: BookingFixture;
let buses: ReturnType<typeof busActions>;
beforeAll(async () => {
  at = await openBookingFixture({ maxInFlight: 1_000 });
  buses = busActions(at);
});
afterEach(() => at.deps.faults.clear());
afterAll(async () => {
  await at.close();
});

const ticketsAt = (ref: string) =>
  at.deps.db.selectFrom('sandbox.bus_tickets').selectAll().where('reference', '=', ref).orderBy('seat').execute();

describe('A booking of a bus', () => {
  it('[CALL-32] [BUS-01] [API-48] waits for its money at the prices of the schedule, a ticket for each seat', async () => {
    const [customer, bus] = [await at.customer(), await buses.bus('101-201-2026-10-05')];
    const [first = 0, second = 0] = buses.free(bus);
    const child = busPassenger(second, {
      is_child: true,
      document_number: 'UB20310155',
      register_letters: 'УБ',
      first_name: 'Temuulen',
    });
    const answer = await buses.book(customer, bus, [busPassenger(first), child], { total: 1, price: 1 });
    expect(answer.status).toBe(200);
    const order = await buses.order(customer, answer.body.result.ref_number);
    expect(order).toMatchObject({
      product: 'bus',
      status: { status_code: 1 },
      original_date: '2026-10-05',
      total: bus.price + bus.child_price,
      bus: { schedule_id: bus.id, stop: { id: '101' }, end: { id: '201' }, code: null, issued: false },
      pax: [
        { ticket_id: null, seat: first, last_name: 'BAT', is_child: false, is_cancelled: false },
        { seat: second, is_child: true, ticket_total_price: bus.child_price },
      ],
    });
    expect(order.pax[0]?.document_number).toMatch(/^U\*\*\*\d\d$/);
    expect(order.pax[1]?.document_number).toBe('У***55');
    const { orders } = (await at.get(customer, '/api/order/v1/list/')).body.result;
    expect(orders).toMatchObject([{ product: 'bus', depart_date: '2026-10-05' }]);
  });

  it('shows its seats as held until its time is over, and as free afterwards', async () => {
    const [customer, bus] = [await at.customer(), await buses.bus('101-201-2026-10-06')];
    const [seat = 0] = buses.free(bus);
    const { ref_number: ref } = (await buses.book(customer, bus, [busPassenger(seat)])).body.result;
    const until = (await buses.order(customer, ref)).pay_until;
    const seen = async () => (await buses.bus('101-201-2026-10-06')).seats.find((one) => one.seat === seat);
    expect(await seen()).toEqual({ seat, is_free: false, held_until: until });
    at.clock.advance(21 * 60_000);
    expect(await seen()).toEqual({ seat, is_free: true });
    // Nobody has ended the first order yet: who books next does.
    const again = await buses.book(await at.customer(), bus, [busPassenger(seat)]);
    expect(again.status).toBe(200);
    expect((await buses.order(customer, ref)).status.status_code).toBe(6);
  });

  it('[CALL-74] frees its seats at once when its customer cancels it', async () => {
    const [customer, bus] = [await at.customer(), await buses.bus('101-201-2026-10-07')];
    const [seat = 0] = buses.free(bus);
    const { ref_number } = (await buses.book(customer, bus, [busPassenger(seat)])).body.result;
    expect((await at.post(customer, '/api/order/v1/cancel/', { ref_number })).status).toBe(200);
    expect(buses.free(await buses.bus('101-201-2026-10-07'))).toContain(seat);
  });

  it('[CALL-32] refuses the same register twice, a wrong fare, a taken seat, a gone bus and a stranger', async () => {
    const [customer, bus] = [await at.customer(), await buses.bus('101-201-2026-10-08')];
    const [first = 0, second = 0, third = 0] = buses.free(bus);
    const twice = await buses.book(customer, bus, [
      busPassenger(first),
      busPassenger(second, { document_number: busPassenger(first).document_number }),
    ]);
    expect(twice.body.result.fields).toEqual({ 'pax.1.document_number': 'validation_document_twice' });
    const grown = await buses.book(customer, bus, [busPassenger(first, { is_child: true })]);
    expect([grown.status, grown.body.result.fields]).toEqual([400, { 'pax.0.is_child': 'validation_child_fare' }]);
    const nobody = await buses.book(customer, bus, [busPassenger(first, { document_number: undefined })]);
    expect(nobody.body.result.fields).toEqual({ 'pax.0.document_number': 'validation_required' });
    expect((await buses.book(customer, bus, [busPassenger(first)])).status).toBe(200);
    const same = await buses.book(customer, bus, [
      busPassenger(second, { document_number: busPassenger(first).document_number }),
    ]);
    expect([same.status, same.body.result.problem]).toEqual([409, 'already-booked']);
    const lost = await buses.book(await at.customer(), bus, [busPassenger(third), busPassenger(first)]);
    expect([lost.status, lost.body.result.problem]).toEqual([409, 'sold-out']);
    expect(buses.free(await buses.bus('101-201-2026-10-08'))).toContain(third);
    expect(
      (await buses.book(customer, { ...bus, id: 'W1A-1430-20261399-101-201' }, [busPassenger(third)])).status,
    ).toBe(404);
    expect((await at.app.inject({ method: 'POST', url: '/api/bus/booking/', payload: {} })).statusCode).toBe(401);
  });

  it('sells the 45 places of a bus to 45 of 200 buyers who ask at one instant, and 45 tickets are made', async () => {
    const trip = '101-201-2026-10-30';
    const bus = await buses.bus(trip);
    const free = buses.free(bus);
    expect([bus.seat_plan, free.length]).toEqual([45, 45]);
    const buyers = await Promise.all(Array.from({ length: 200 }, () => at.customer()));
    // A customer who reads that the partner is busy tries again.
    const ask = async (buyer: Customer, seat: number): Promise<Reply> => {
      const answer = await buses.book(buyer, bus, [busPassenger(seat)]);
      return answer.status === 503 ? ask(buyer, seat) : answer;
    };
    const answers = await Promise.all(buyers.map((buyer, index) => ask(buyer, free[index % free.length] ?? 0)));
    const refused = answers.filter(({ body }) => body.result.problem === 'sold-out');
    const sold = answers.flatMap(({ status, body }, index) =>
      status === 200 ? [{ buyer: buyers[index] as Customer, ref: body.result.ref_number }] : [],
    );
    expect([sold.length, refused.length]).toEqual([45, 155]);
    expect(buses.free(await buses.bus(trip))).toEqual([]);
    for (const { buyer, ref } of sold) await buses.pay(buyer, ref);
    await at.work.issue('bus');
    const tickets = (await Promise.all(sold.map(({ ref }) => ticketsAt(ref)))).flat();
    expect(tickets.map(({ seat }) => seat).toSorted((one, other) => one - other)).toEqual(free);
  });
});

describe('A paid bus', () => {
  it('is booked at its partner once, and its owner has a ticket for each seat', async () => {
    const { customer, ref, seats } = await buses.issued('101-201-2026-10-12', 2);
    const made = await ticketsAt(ref);
    expect(made.map(({ seat }) => seat)).toEqual(seats);
    const order = await buses.order(customer, ref);
    expect(order).toMatchObject({
      status: { status_code: 4, name: 'Ticket ready' },
      bus: { issued: true, code: made[0]?.code },
    });
    expect(order.pax.map(({ ticket_id }) => ticket_id)).toEqual(made.map(({ id }) => id));
    expect(await at.mails('sarnai@example.mn')).toContain(`Order ${ref}: your bus ticket is ready`);
  });

  it('is booked once although the answer of its partner was lost', async () => {
    const { customer, ref } = await buses.paid('101-201-2026-10-13', 1);
    at.deps.faults.add({ id: 'lost', operation: 'bus-book', kind: 'drop-answer', times: 1 });
    await at.work.issue('bus');
    expect((await buses.order(customer, ref)).bus.issued).toBe(false);
    at.clock.advance(20 * 60_000);
    await at.work.issue('bus');
    expect((await buses.order(customer, ref)).bus).toMatchObject({ issued: true, delayed: false });
    expect(await ticketsAt(ref)).toHaveLength(1);
  });

  it('waits with its money safe while its partner is down, and says so', async () => {
    const { customer, ref } = await buses.paid('101-201-2026-10-14', 1);
    at.deps.faults.add({ id: 'down', operation: 'bus', kind: 'fail', status: 400 });
    await at.work.issue('bus');
    expect(await buses.order(customer, ref)).toMatchObject({
      status: { status_code: 3, name: 'Seats being confirmed' },
      to_pay: 0,
      bus: { issued: false, delayed: true },
    });
  });

  it('[CALL-33] [API-49] has a ticket for its code in the language of Accept-Language, with plate, platform and driver once they are known', async () => {
    const { customer, ref } = await buses.issued('101-201-2026-09-04', 1);
    const { code } = (await buses.order(customer, ref)).bus;
    const ticket = (given: string | null, who = customer) =>
      at.get(who, `/api/bus/booking_ticket2/${ref}/?code=${given}`);
    expect((await ticket(code)).body.result).toMatchObject({ ref_number: ref, bus: { plate: '', platform: '' } });
    const namesIn = async (language: string) => {
      const asker = { ...customer, headers: { ...customer.headers, 'accept-language': language } };
      const { status, bus } = (await ticket(code, asker)).body.result as unknown as BusOrder;
      return [status.name, bus.end.town];
    };
    expect(await namesIn('en')).toEqual(['Ticket ready', 'Darkhan']);
    expect(await namesIn('zh')).toEqual(['车票已出', '达尔汗']);
    expect((await ticket('WRONG000')).status).toBe(404);
    expect((await ticket(code, await at.customer())).status).toBe(404);
    at.clock.advance(Date.parse('2026-09-03T12:00:00+08:00') - at.clock.now());
    const later = await buses.again(customer);
    const { bus } = (await ticket(code, later)).body.result as unknown as Awaited<ReturnType<typeof buses.order>>;
    expect([/^\d\d-\d\d УБА$/.test(bus.plate), /^\d+$/.test(bus.platform), bus.driver_phone.length]).toEqual([
      true,
      true,
      8,
    ]);
    at.deps.faults.add({ id: 'down', operation: 'bus', kind: 'fail', status: 400 });
    expect((await ticket(code, later)).body.result).toMatchObject({ ref_number: ref, bus: { code, plate: '' } });
  });
});
