import { flightMessage } from '../messages/flight-messages.ts';
import { openBookingFixture, journey, person, TOTAL, type BookingFixture } from '../../../testing/booking-fixture.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());
afterEach(() => at.deps.faults.clear());

const CONFIRM = '/api/flight/v4/rest/confirm/';
const ordersOf = async (userId: string) =>
  (await at.deps.db.selectFrom('orders').select('ref_number').where('user_id', '=', userId).execute()).length;

describe('Booking a quote', () => {
  it('[API-26] [CALL-51] [CALL-24] makes an order that waits half an hour for its money', async () => {
    const customer = await at.customer();
    const quote = await at.quote();
    const answer = await at.book(customer, quote.ref_number);
    expect([answer.status, answer.body.message]).toEqual([200, 'Your booking is made.']);
    const order = await at.order(customer, answer.body.result.ref_number);
    expect(order).toMatchObject({
      total: TOTAL,
      paid: 0,
      to_pay: TOTAL,
      must_pay: TOTAL,
      status: { status_code: 1, name: 'Awaiting payment' },
    });
    expect(Date.parse(order.pay_until ?? '') - at.clock.now()).toBe(30 * 60_000);
    expect(await at.inventory.seatsLeft(quote.ref_number)).toBe(8);
    expect((await at.mails('sarnai@example.mn')).at(-1)).toBe(`Order ${order.ref_number} is placed`);
  });

  it('[PII-2] keeps the document number sealed and shows it masked', async () => {
    const customer = await at.customer();
    const { ref_number } = (await at.book(customer, (await at.quote()).ref_number)).body.result;
    expect((await at.order(customer, ref_number)).travellers[0]?.doc_number).toBe('E***67');
    const row = await at.deps.db
      .selectFrom('orders')
      .selectAll()
      .where('ref_number', '=', ref_number)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/E1234567|1990-01-01/);
    expect(JSON.parse(at.deps.vault.open(row.travellers[0]?.sealed ?? '', `${ref_number}:0`))).toMatchObject({
      doc_number: 'E1234567',
    });
  });

  it('[API-56] keeps its travellers when the saved passenger is deleted whose data they are', async () => {
    const customer = await at.customer();
    const { headers } = customer;
    const payload = { last_name: 'Bat', first_name: 'Sarnai', gender: 'F', birthday: '1990-01-01', nationality: 'MN' };
    const saved = await at.app.inject({ method: 'POST', url: '/api/user/v1/passenger/', payload, headers });
    const { id } = saved.json().result;
    const quote = await at.quote();
    const booked = await at.post(customer, CONFIRM, {
      journey: journey(quote.ref_number),
      person_names: [person({ ref_user: id })],
    });
    const { ref_number } = booked.body.result;
    const { travellers } = await at.order(customer, ref_number);
    await at.app.inject({ method: 'DELETE', url: `/api/user/v1/passenger/${id}/`, headers });
    expect(travellers).toHaveLength(1);
    expect((await at.order(customer, ref_number)).travellers).toEqual(travellers);
  });

  it('[AUT-2] takes price, owner and status from the server, whatever the call says', async () => {
    const customer = await at.customer();
    const quote = await at.quote();
    const answer = await at.post(customer, CONFIRM, {
      journey: { ...journey(quote.ref_number), total_fare: 1, user_id: 'other' },
      person_names: [person({ ticket_number: '1' })],
      status: 4,
      paid: TOTAL,
    });
    const order = await at.order(customer, answer.body.result.ref_number);
    expect([order.total, order.paid, order.status.status_code, order.travellers[0]?.ticket_number]).toEqual([
      TOTAL,
      0,
      1,
      null,
    ]);
  });

  it('[MNY-6] refuses an ended quote and an unknown one', async () => {
    const customer = await at.customer();
    const quote = await at.quote();
    at.clock.advance(15 * 60_000);
    for (const ref of [quote.ref_number, 'QUO-UNKNOWN']) {
      const answer = await at.book(customer, ref);
      expect([answer.status, answer.body.result.problem]).toEqual([409, 'quote-expired']);
    }
    expect(await ordersOf(customer.userId)).toBe(0);
  });

  it('[VALID-06] names each field that cannot be, and books nothing', async () => {
    const customer = await at.customer();
    const answer = await at.book(customer, (await at.quote()).ref_number, {
      people: [person({ date_of_birth: '2020-01-01', expiration_date: '2026-10-01' })],
    });
    expect(answer.status).toBe(400);
    expect(answer.body.result.fields).toEqual({
      'person_names.0.date_of_birth': 'validation_age_category',
      'person_names.0.expiration_date': 'validation_document_ends_before_return',
    });
    const bad = await at.book(customer, (await at.quote()).ref_number, { people: [person({ surname: 'BAT ERDENE' })] });
    expect(bad.body.result.fields).toEqual({ 'person_names.0.surname': 'validation_last_name_notspace' });
    expect(await ordersOf(customer.userId)).toBe(0);
  });
});

describe('The same booking again', () => {
  it('[MNY-3] replays the stored answer for the same key, as after a lost answer', async () => {
    const customer = await at.customer();
    const quote = await at.quote();
    const first = await at.book(customer, quote.ref_number, { key: 'lost-answer-1' });
    const second = await at.book(customer, quote.ref_number, { key: 'lost-answer-1' });
    expect(second).toEqual(first);
    const other = await at.book(customer, quote.ref_number, {
      key: 'lost-answer-1',
      people: [person({ given_name: 'TUUL' })],
    });
    expect([other.status, other.body.result.problem]).toEqual([422, 'idempotency-key-reused']);
    expect(await ordersOf(customer.userId)).toBe(1);
  });

  it('[MNY-4] makes one order of a double click', async () => {
    const customer = await at.customer();
    const quote = await at.quote();
    const clicks = await Promise.all(
      Array.from({ length: 5 }, () => at.book(customer, quote.ref_number, { key: 'double-click-1' })),
    );
    expect(clicks.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(clicks.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await ordersOf(customer.userId)).toBe(1);
    expect(await at.inventory.seatsLeft(quote.ref_number)).toBe(8);
  });

  it('[MNY-4] [ERR-05] makes one order of two tabs with keys of their own: the second gets 201', async () => {
    const customer = await at.customer();
    const quote = await at.quote();
    const tabs = await Promise.all([at.book(customer, quote.ref_number), at.book(customer, quote.ref_number)]);
    expect(tabs.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    expect(tabs[0]?.body.result.ref_number).toBe(tabs[1]?.body.result.ref_number);
    expect(await at.inventory.seatsLeft(quote.ref_number)).toBe(8);
  });

  it('[ERR-05] finds the order of the same people on the same flights under another quote, while it lives', async () => {
    const customer = await at.customer();
    const first = await at.book(customer, (await at.quote()).ref_number);
    const again = await at.book(customer, (await at.quote({ total_fare: 950_000 })).ref_number);
    expect([again.status, again.body.result]).toEqual([201, first.body.result]);
    at.clock.advance(31 * 60_000);
    const later = await at.book(customer, (await at.quote()).ref_number);
    expect(later.status).toBe(200);
    expect((await at.order(customer, first.body.result.ref_number)).status.status_code).toBe(6);
  });

  it('[ERR-05] is played by hand: the customer’s other tab was there a moment before', async () => {
    const customer = await at.customer();
    at.deps.faults.add({ id: 'twin', operation: 'other-tab', kind: 'fail', times: 1 });
    const answer = await at.book(customer, (await at.quote()).ref_number);
    expect(answer.status).toBe(201);
    expect((await at.order(customer, answer.body.result.ref_number)).to_pay).toBe(TOTAL);
    expect(await ordersOf(customer.userId)).toBe(1);
  });

  it('refuses a quote that is used for other people already', async () => {
    const customer = await at.customer();
    const quote = await at.quote();
    await at.book(customer, quote.ref_number);
    const other = await at.book(customer, quote.ref_number, {
      people: [person({ given_name: 'TUUL', doc_number: 'E7654321' })],
    });
    expect([other.status, other.body.result.problem]).toEqual([409, 'already-booked']);
  });
});

describe('When the airline says no', () => {
  it('[ERR-04.1] sells the last seat once, however many quotes for it are booked at the same time', async () => {
    const quote = await at.quote({}, 1);
    const asks = [];
    for (let index = 0; index < 6; index += 1) {
      const rival = await at.quote({}, 0);
      await at.inventory.share(rival.ref_number, quote.ref_number);
      asks.push({ customer: await at.customer(), ref: rival.ref_number });
    }
    const answers = await Promise.all(asks.map(({ customer, ref }) => at.book(customer, ref)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 208, 208, 208, 208, 208]);
    expect(answers.filter(({ body }) => body.tapa_code === 103)).toHaveLength(5);
    expect(await at.inventory.seatsLeft(quote.ref_number)).toBe(0);
  });

  it('[ERR-03] [ERR-04.1] [CALL-24] answers 208 with 103 when the flight is full, and keeps nothing', async () => {
    const customer = await at.customer();
    const answer = await at.book(customer, (await at.quote({}, 0)).ref_number);
    expect([answer.status, answer.body.tapa_code, answer.body.result.problem]).toEqual([208, 103, 'sold-out']);
    expect(answer.body.message).toContain('no money was taken');
    expect(await ordersOf(customer.userId)).toBe(0);
  });

  it.each([
    ['[ERR-04.2] 500 when it is silent', { kind: 'hang' } as const, 500, 'airline-silent' as const],
    ['[ERR-04.2] 500 when it says so itself', { kind: 'fail', status: 500 } as const, 500, 'airline-silent' as const],
    ['[ERR-04.1] 103 when its seats are gone', { kind: 'fail', status: 103 } as const, 103, 'sold-out' as const],
    ['[ERR-03] its own code when it refuses', { kind: 'fail', status: 217 } as const, 217, 'airline-refused' as const],
  ])('answers 208 with %s, in the customer’s language', async (_name, fault, code, problem) => {
    const customer = await at.customer();
    at.deps.faults.add({ id: 'a', operation: 'airline', times: 1, ...fault });
    const mongolian = { ...customer, headers: { ...customer.headers, 'accept-language': 'mn' } };
    const answer = await at.book(mongolian, (await at.quote()).ref_number);
    expect([answer.status, answer.body.tapa_code, answer.body.result.problem]).toEqual([208, code, problem]);
    expect(answer.body.message).toBe(flightMessage('mn', `booking.${problem}`));
    expect(await ordersOf(customer.userId)).toBe(0);
  });
});

describe('The orders of a customer', () => {
  it('[NEED-07] are listed newest first, 20 a page', async () => {
    const customer = await at.customer();
    for (let index = 0; index < 21; index += 1) {
      await at.book(customer, (await at.quote()).ref_number, {
        people: [person({ given_name: `SARNAI${'ABCDEFGHIJKLMNOPQRSTU'[index]}` })],
      });
      at.clock.advance(1000);
    }
    const first = (await at.get(customer, '/api/order/v1/list/?product=flight')).body.result;
    const second = (await at.get(customer, `/api/order/v1/list/?after=${first.next}&page=2`)).body.result;
    expect([first.count, first.orders.length, second.orders.length, second.page]).toEqual([21, 20, 1, 2]);
    expect(first.orders[0]).toMatchObject({
      title: 'Ulaanbaatar – Seoul',
      product: 'flight',
      depart_date: '2026-12-10',
      to_pay: TOTAL,
    });
    expect((first.orders[0]?.created_at ?? '') > (first.orders[19]?.created_at ?? '')).toBe(true);
  });
});

describe('After all of this', () => {
  it('[OPS-4] [MNY-2] the books are in order', async () => {
    expect(await at.brokenBooks()).toEqual([]);
  });
});
