import { randomUUID } from 'node:crypto';
import { minutesMs } from '@aylal/domain/calendar';
import { openOffice } from '../../office/testing/office-fixture.ts';
import { openBookingFixture, TOTAL, type BookingFixture } from '../../testing/booking-fixture.ts';
import { refundScenarios } from '../refunds/testing/refund-scenarios.ts';
import { changeScenarios } from './testing/change-scenarios.ts';
import { changeRecords } from './testing/change-records.ts';

describe('A change of an order by its airline', () => {
  let at: BookingFixture;
  beforeAll(async () => {
    at = await openBookingFixture();
  });
  afterAll(() => at.close());
  afterEach(() => at.deps.faults.clear());
  const { airline, follow, changeOf, answer, changed } = changeScenarios(() => at);
  const { advance, creditOf } = refundScenarios(() => at);
  const { listed, mailed } = changeRecords(() => at);

  it('[NEED-300] reaches the customer by mail and on the page, and the office, with what may be answered by when', async () => {
    const { customer, ref } = await changed();
    const change = await changeOf(customer, ref);
    expect(change).toMatchObject({
      kind: 'retimed',
      state: 'open',
      answers: ['accept', 'refund'],
      refund: 2 * TOTAL,
      otherwise: 'accept',
    });
    const [before, after] = [change?.before, change?.after].map((trips) => trips?.[0]?.[0]?.departs_at ?? '');
    expect(Date.parse(after ?? '') - Date.parse(before ?? '')).toBe(minutesMs(90));
    expect(await mailed(ref, `${after?.slice(11, 16)} – `)).toBe(1);
    expect(await listed(ref)).toBe(1);
    await follow();
    expect(await mailed(ref, 'your journey has moved')).toBe(1);
    expect(await listed(ref)).toBe(1);
  });

  it('that is accepted goes to the airline, and the order has the new times everywhere', async () => {
    const { customer, ref } = await changed();
    const after = (await changeOf(customer, ref))?.after;
    expect((await answer(customer, ref, 'accept')).status).toBe(200);
    expect(await changeOf(customer, ref)).toMatchObject({ state: 'accepting', answers: [] });
    at.deps.faults.add({ id: 'silent', operation: 'airline-accept', kind: 'fail', times: 1 });
    await follow();
    expect(await changeOf(customer, ref)).toMatchObject({ state: 'accepting' });
    at.clock.advance(minutesMs(2));
    await follow();
    const order = await at.order(customer, ref);
    expect(order.partner_change).toMatchObject({ state: 'accepted', answered_by: 'customer', after });
    expect(order.search_data.trips[0]?.flights[0]?.departure_at).toBe(after?.[0]?.[0]?.departs_at);
    expect(await listed(ref)).toBe(0);
    expect(await mailed(ref, 'confirmed')).toBe(1);
    expect((await answer(customer, ref, 'accept')).status).toBe(200);
    expect((await answer(customer, ref, 'refund')).status).toBe(409);
  });

  it('is refunded in full to the wallet, whatever the fare says', async () => {
    const { customer, ref } = await changed('cancel', 0, { refundable_before_depart: false });
    expect(await changeOf(customer, ref)).toMatchObject({
      kind: 'cancelled',
      answers: ['refund'],
      otherwise: 'refund',
    });
    expect((await answer(customer, ref, 'accept')).status).toBe(409);
    const id = (await changeOf(customer, ref))?.id ?? '';
    const both = await Promise.all([answer(customer, ref, 'refund', id), answer(customer, ref, 'refund', id)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await advance();
    expect(await at.order(customer, ref)).toMatchObject({
      status: { status_code: 10 },
      refunds: [{ back: 2 * TOTAL, fee: 0, state: 'finished' }],
    });
    expect(await creditOf(customer)).toBe(2 * TOTAL);
    expect(await listed(ref)).toBe(0);
  });

  it('of an hour at most has no full refund', async () => {
    const { customer, ref } = await changed('move', 60);
    expect(await changeOf(customer, ref)).toMatchObject({ answers: ['accept'], refund: 0 });
    expect((await answer(customer, ref, 'refund')).status).toBe(409);
    expect((await at.order(customer, ref)).status.status_code).toBe(4);
  });

  it('without an answer ends at its date: new times hold, what is cancelled is refunded', async () => {
    const moved = await changed();
    const gone = await changed('cancel');
    at.clock.advance(Date.parse((await changeOf(moved.customer, moved.ref))?.answer_by ?? '') - at.clock.now());
    await follow();
    await follow();
    await advance();
    const again = (one: typeof moved) => at.deps.sessions.open(at.deps.db, one.customer.userId);
    const seen = async (one: typeof moved) =>
      at.order({ ...one.customer, headers: { authorization: `Bearer ${(await again(one)).token}` } }, one.ref);
    expect((await seen(moved)).partner_change).toMatchObject({ state: 'accepted', answered_by: 'time' });
    expect(await seen(gone)).toMatchObject({
      status: { status_code: 10 },
      partner_change: { state: 'refunded', answered_by: 'time' },
    });
  });

  it('that is changed again takes the place of the first, and one that is withdrawn asks nobody', async () => {
    const { customer, ref } = await changed();
    const first = await changeOf(customer, ref);
    await airline(ref, 'move', 200);
    await follow();
    const second = await changeOf(customer, ref);
    expect(second?.id).not.toBe(first?.id);
    expect(second?.before).toEqual(first?.before);
    expect((await answer(customer, ref, 'accept', first?.id)).status).toBe(409);
    await airline(ref, 'restore');
    await follow();
    const order = await at.order(customer, ref);
    expect(order.partner_change).toMatchObject({ state: 'accepted', answers: [] });
    expect(order.search_data.trips[0]?.flights[0]?.departure_at).toBe(first?.before[0]?.[0]?.departs_at);
    expect(await mailed(ref, 'as you booked it')).toBe(1);
    expect(await listed(ref)).toBe(0);
  });

  it.each([
    ['arrives', 0],
    ['is lost', 1],
  ])('that comes while an accepted one is on its way is asked again, when its notice %s', async (_, times) => {
    const { customer, ref } = await changed();
    await answer(customer, ref, 'accept');
    if (times > 0) at.deps.faults.add({ id: 'lost', operation: 'airline-notice', kind: 'fail', times });
    await airline(ref, 'move', 300);
    await follow();
    await follow();
    const change = await changeOf(customer, ref);
    expect(change).toMatchObject({ state: 'open', answered_by: null });
    const [before, after] = [change?.before, change?.after].map((trips) =>
      Date.parse(trips?.[0]?.[0]?.departs_at ?? ''),
    );
    expect((after ?? 0) - (before ?? 0)).toBe(minutesMs(300));
    expect(await listed(ref)).toBe(1);
  });

  it('is nobody else’s to answer', async () => {
    const { ref, customer } = await changed();
    const id = (await changeOf(customer, ref))?.id ?? '';
    expect((await answer(await at.customer(), ref, 'accept', id)).status).toBe(404);
    const other = await changed();
    expect((await answer(other.customer, other.ref, 'accept', id)).status).toBe(404);
  });

  it('[NEED-301] is answered by the office for the customer once, and who is second sees it answered', async () => {
    const { customer, ref } = await changed();
    const support = await openOffice(at).signIn('support');
    const change = (await support.get(`orders/${ref}/`)).result.partner_change.id;
    const send = (said: 'accept' | 'refund', id: string = randomUUID()) =>
      support.post('orders/change/', { id, ref_number: ref, change, answer: said, reason: 'The customer called' });
    const id = randomUUID();
    const twice = await Promise.all([send('accept', id), send('accept', id)]);
    expect(twice.map(({ status, result }) => [status, result.partner_change.state])).toEqual([
      [200, 'accepting'],
      [200, 'accepting'],
    ]);
    expect((await send('refund')).status).toBe(409);
    expect((await send('accept')).status).toBe(409);
    await follow();
    expect(await changeOf(customer, ref)).toMatchObject({ state: 'accepted', answered_by: 'office' });
    const log = await at.deps.db.selectFrom('audit_log').selectAll().where('subject', '=', `order ${ref}`).execute();
    expect(log.map(({ act, reason }) => [act, reason])).toEqual([['order-change', 'The customer called']]);
  });
});
