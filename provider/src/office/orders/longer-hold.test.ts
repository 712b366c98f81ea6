import { randomUUID } from 'node:crypto';
import { hoursMs, minutesMs } from '@aylal/domain/calendar';
import { busActions, busPassenger } from '../../products/buses/booking/testing-buses.ts';
import { hotelProduct } from '../../products/hotels/hotel-product.ts';
import { trainActions } from '../../products/trains/booking/testing-trains.ts';
import { bankIdOf, openBookingFixture, type BookingFixture } from '../../testing/booking-fixture.ts';
import { openOffice } from '../testing/office-fixture.ts';

type Person = Awaited<ReturnType<ReturnType<typeof openOffice>['signIn']>>;

describe('An unpaid order that the office holds longer', () => {
  let at: BookingFixture;
  let support: Person;
  beforeAll(async () => {
    at = await openBookingFixture();
  });
  beforeEach(async () => {
    support = await openOffice(at).signIn('support');
  });
  afterAll(() => at.close());
  afterEach(() => at.deps.faults.clear());

  const iso = (time: number) => new Date(time).toISOString();
  const row = (ref: string) =>
    at.deps.db.selectFrom('orders').selectAll().where('ref_number', '=', ref).executeTakeFirstOrThrow();
  const holdOf = async (ref: string) => (await support.get(`orders/${ref}/`)).result.hold;
  const hold = async (
    ref_number: string,
    until: number,
    { id = randomUUID(), by = support, seen }: { id?: string; by?: Person; seen?: number } = {},
  ) => {
    const pay_until = iso(seen ?? (await row(ref_number)).pay_until);
    return by.post('orders/hold/', { id, ref_number, pay_until, until: iso(until), reason: 'The bank is closed' });
  };
  const audited = async (ref: string) =>
    (await at.deps.db.selectFrom('audit_log').selectAll().where('subject', '=', `order ${ref}`).execute()).map(
      ({ name, act, reason, before, after }) => [name, act, reason, before, after],
    );
  const mailsOf = async (ref: string) =>
    (await at.deps.db.selectFrom('outbox').select(['subject', 'body']).execute()).filter(({ subject }) =>
      subject.includes(ref),
    );

  async function bookedBus(trip = '101-201-2026-10-05') {
    const buses = busActions(at);
    const [customer, bus] = [await at.customer(), await buses.bus(trip)];
    const [seat = 0] = buses.free(bus);
    const { ref_number: ref } = (await buses.book(customer, bus, [busPassenger(seat)])).body.result;
    return { customer, ref, order: () => buses.order(customer, ref) };
  }

  it('waits until then, can be paid by its open invoice, and no job ends it before', async () => {
    const { customer, ref, order } = await bookedBus();
    const invoice = await at.post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name: 'QPAY' });
    const before = await row(ref);
    const until = before.pay_until + hoursMs(5);
    const mails = (await mailsOf(ref)).length;
    const answer = await hold(ref, until);
    expect([answer.status, answer.result.pay_until]).toEqual([200, iso(until)]);
    expect((await order()).pay_until).toBe(iso(until));
    const again = await at.post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name: 'QPAY' });
    expect(again.body.result).toMatchObject({
      invoice_id: invoice.body.result.invoice_id,
      expires_at: iso(until),
    });
    expect(await audited(ref)).toEqual([
      [
        ...['Сараа', 'order-hold', 'The bank is closed'],
        ...[JSON.stringify({ pay_until: iso(before.pay_until) }), JSON.stringify({ pay_until: iso(until) })],
      ],
    ]);
    expect((await mailsOf(ref)).length).toBe(mails + 1);
    at.clock.advance(hoursMs(4));
    await at.work.expireOrders();
    expect((await row(ref)).status).toBe(1);
    await at.bank(bankIdOf(invoice), { action: 'pay' });
    expect((await row(ref)).status).toBe(2);
  });

  it('ends when that time is over as well, and its seat is free again', async () => {
    const { ref } = await bookedBus();
    const until = (await row(ref)).pay_until + minutesMs(30);
    await hold(ref, until);
    at.clock.advance(until - at.clock.now());
    await at.work.expireOrders();
    expect((await row(ref)).status).toBe(6);
    expect(await at.deps.db.selectFrom('bus_seats').selectAll().where('ref_number', '=', ref).execute()).toEqual([]);
  });

  it('is held once for an id, and by one of two people who act at once', async () => {
    const { ref } = await bookedBus();
    const { pay_until } = await row(ref);
    const id = randomUUID();
    const until = pay_until + hoursMs(1);
    const twice = await Promise.all([hold(ref, until, { id }), hold(ref, until, { id })]);
    expect(twice.map(({ status, result }) => [status, result.pay_until])).toEqual([
      [200, iso(until)],
      [200, iso(until)],
    ]);
    expect((await hold(ref, until + 1, { id, seen: pay_until })).result.pay_until).toBe(iso(until));
    expect(await audited(ref)).toHaveLength(1);
    const finance = await openOffice(at).signIn('finance');
    const two = await Promise.all([
      hold(ref, until + hoursMs(1), { seen: until }),
      hold(ref, until + hoursMs(2), { seen: until, by: finance }),
    ]);
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await audited(ref)).toHaveLength(2);
  });

  it('goes no further than two days after its booking, and than its supplier needs before it begins', async () => {
    const { ref } = await bookedBus();
    const { created_at, pay_until } = await row(ref);
    const latest = created_at + hoursMs(48);
    expect(await holdOf(ref)).toEqual({ latest: iso(latest), why: null });
    for (const until of [pay_until, latest + 1])
      expect(await hold(ref, until)).toMatchObject({ status: 400, result: { fields: { until: 'validation_date' } } });
    expect((await hold(ref, latest)).status).toBe(200);
    expect(await holdOf(ref)).toEqual({ latest: null, why: 'limit' });
    expect((await hold(ref, latest + 1)).status).toBe(409);
    const soon = await bookedBus('101-201-2026-10-06');
    const { starts_at } = await row(soon.ref);
    await at.deps.db
      .updateTable('orders')
      .set({ starts_at: at.clock.now() + hoursMs(3) })
      .where('ref_number', '=', soon.ref)
      .execute();
    expect(await holdOf(soon.ref)).toEqual({ latest: iso(at.clock.now() + hoursMs(1)), why: null });
    await at.deps.db
      .updateTable('orders')
      .set({ starts_at: at.clock.now() + hoursMs(2) })
      .where('ref_number', '=', soon.ref)
      .execute();
    expect(await holdOf(soon.ref)).toEqual({ latest: null, why: 'start' });
    await at.deps.db.updateTable('orders').set({ starts_at }).where('ref_number', '=', soon.ref).execute();
  });

  it('is not held longer where nobody can promise it: seats of an airline, rooms of a bed bank', async () => {
    const customer = await at.customer();
    const { ref_number: ref } = (await at.book(customer, (await at.quote()).ref_number)).body.result;
    expect(await holdOf(ref)).toEqual({ latest: null, why: 'product' });
    expect((await hold(ref, (await row(ref)).pay_until + hoursMs(1))).status).toBe(409);
    const { hotels } = at.deps;
    const ofBedBank = { ...at.deps, hotels: { ...hotels, supplier: { ...hotels.supplier, sharesAllotment: false } } };
    const order = await row(ref);
    expect(hotelProduct.longerHold?.(ofBedBank, order)).toBeUndefined();
    expect(await hotelProduct.longerHold?.(at.deps, order)?.(7)).toBe(7);
  });

  it('is left alone when it has ended, is not there, or who asks may not', async () => {
    const { ref } = await bookedBus();
    const { pay_until } = await row(ref);
    const auditor = await openOffice(at).signIn('auditor');
    expect((await hold(ref, pay_until + hoursMs(1), { by: auditor })).status).toBe(403);
    expect((await hold(ref, pay_until + hoursMs(1), { seen: pay_until - 1 })).status).toBe(409);
    const sent = { id: randomUUID(), pay_until: iso(pay_until), until: iso(pay_until), reason: 'Asked' };
    expect((await support.post('orders/hold/', { ...sent, ref_number: 'AYL-99999999' })).status).toBe(404);
    expect((await support.post('orders/hold/', { ...sent, ref_number: ref, until: 'tomorrow' })).status).toBe(400);
    await support.post('orders/action/', { ...sent, ref_number: ref, action: 'cancel', status: 1 });
    expect(await holdOf(ref)).toBeNull();
    expect((await hold(ref, pay_until + hoursMs(1))).status).toBe(409);
    expect((await audited(ref)).map(([, act]) => act)).not.toContain('order-hold');
  });
});

describe('Places of a train that the office holds longer', () => {
  let at: BookingFixture;
  let support: Person;
  beforeAll(async () => {
    at = await openBookingFixture();
  });
  beforeEach(async () => {
    support = await openOffice(at).signIn('support');
  });
  afterAll(() => at.close());
  afterEach(() => at.deps.faults.clear());

  const timeOf = async (ref: string) =>
    (await at.deps.db.selectFrom('orders').select('pay_until').where('ref_number', '=', ref).executeTakeFirstOrThrow())
      .pay_until;
  const lockEnds = async () =>
    (await at.deps.db.selectFrom('sandbox.train_places').select('until').distinct().execute()).map(
      ({ until }) => until,
    );
  const hold = async (ref_number: string, until: number) => {
    const pay_until = new Date(await timeOf(ref_number)).toISOString();
    const body = { id: randomUUID(), ref_number, pay_until, until: new Date(until).toISOString(), reason: 'Asked' };
    return support.post('orders/hold/', body);
  };

  it('are locked longer at the railway, which grants three hours at most, and issued on that lock', async () => {
    const trains = trainActions(at);
    const { customer, ref } = await trains.booked('2026-10-20', 1);
    const until = (await timeOf(ref)) + hoursMs(1);
    expect((await hold(ref, until)).result.pay_until).toBe(new Date(until).toISOString());
    expect(await lockEnds()).toEqual([until + minutesMs(5)]);
    await hold(ref, until + hoursMs(9));
    const granted = await timeOf(ref);
    expect(granted).toBe(at.clock.now() + hoursMs(3) - minutesMs(5));
    await at.work.storePartnerCalls();
    const { partner_calls: calls } = (await support.get(`orders/${ref}/`)).result;
    expect(calls).toMatchObject([
      // The lock that the order was made of.
      { address: expect.stringMatching(/^POST .*\/locks$/), answer: '200', calls: 1 },
      { address: expect.stringMatching(/^POST .*\/locks\/.*extensions$/), calls: 2 },
    ]);
    at.clock.advance(granted - at.clock.now() - 1_000);
    await at.work.expireOrders();
    const locks = await at.deps.db.selectFrom('sandbox.train_places').select('lock_id').distinct().execute();
    const again = await trains.again(customer);
    await trains.pay(again, ref);
    await at.work.issue('train');
    expect((await trains.order(again, ref)).status.status_code).toBe(4);
    expect(await at.deps.db.selectFrom('sandbox.train_places').select('lock_id').distinct().execute()).toEqual(locks);
  });

  it('stay as they are when the railway has reached its limit, has them no more, or is silent', async () => {
    const { ref } = await trainActions(at).booked('2026-10-21', 1);
    const before = await timeOf(ref);
    at.deps.faults.add({ id: 'limit', operation: 'train-extend', kind: 'fail', times: 1 });
    expect(await hold(ref, before + hoursMs(1))).toMatchObject({ status: 409, result: { problem: 'not-bookable' } });
    at.deps.faults.add({ id: 'down', operation: 'train', kind: 'fail', status: 503 });
    expect((await hold(ref, before + hoursMs(1))).status).toBe(503);
    at.deps.faults.clear();
    await at.deps.db.deleteFrom('sandbox.train_places').where('ticket', 'is', null).execute();
    expect(await hold(ref, before + hoursMs(1))).toMatchObject({ status: 409, result: { problem: 'sold-out' } });
    expect(await timeOf(ref)).toBe(before);
  });
});
