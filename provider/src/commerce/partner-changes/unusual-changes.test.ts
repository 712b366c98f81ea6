import { hoursMs, minutesMs } from '@aylal/domain/calendar';
import { shiftTrips } from '../../sandbox/airline/shift-trips.ts';
import { openBookingFixture, type BookingFixture } from '../../testing/booking-fixture.ts';
import { refundScenarios } from '../refunds/testing/refund-scenarios.ts';
import { openWork } from '../work-list/work-list.ts';
import { changeScenarios } from './testing/change-scenarios.ts';
import { changeRecords } from './testing/change-records.ts';

describe('A change by an airline that no rule can end at once', () => {
  let at: BookingFixture;
  beforeAll(async () => {
    at = await openBookingFixture();
  });
  afterAll(() => at.close());
  afterEach(() => at.deps.faults.clear());
  const { airline, follow, changeOf, answer, changed } = changeScenarios(() => at);
  const { advance, issuedForTwo } = refundScenarios(() => at);
  const { listed, mailed } = changeRecords(() => at);

  it('is found within the hour when the notice is lost and the airline is silent meanwhile', async () => {
    const { customer, ref } = await issuedForTwo();
    at.deps.faults.add({ id: 'lost', operation: 'airline-notice', kind: 'fail', times: 1 });
    at.deps.faults.add({ id: 'mute', operation: 'airline-changes', kind: 'fail', times: 1 });
    await airline(ref, 'move');
    await follow();
    expect(await changeOf(customer, ref)).toBeUndefined();
    at.clock.advance(minutesMs(11));
    await follow();
    at.clock.advance(hoursMs(1));
    await follow();
    expect(await changeOf(customer, ref)).toMatchObject({ state: 'open' });
  });

  it('of an order that a lender has paid is left to people, who are asked to call', async () => {
    const { customer, ref } = await issuedForTwo();
    await at.deps.db.updateTable('orders').set({ credit_name: 'LEND' }).where('ref_number', '=', ref).execute();
    await airline(ref, 'cancel');
    await follow();
    expect(await changeOf(customer, ref)).toMatchObject({ answers: [], refund: 0, otherwise: null });
    expect(await mailed(ref, 'We will call you')).toBe(1);
    at.clock.advance(hoursMs(73));
    await follow();
    expect(await listed(ref)).toBe(1);
    await at.deps.db.updateTable('orders').set({ credit_name: null }).where('ref_number', '=', ref).execute();
  });

  it('is refunded though the airline takes nothing back at first: people agree with it, and it is asked again', async () => {
    const { customer, ref } = await changed('cancel');
    await answer(customer, ref, 'refund');
    at.deps.faults.add({ id: 'no', operation: 'airline-refund', kind: 'fail', status: 210, times: 1 });
    await advance();
    expect(await at.order(customer, ref)).toMatchObject({ status: { status_code: 8 }, refunds: [{ state: 'sent' }] });
    const agreed = (await openWork(at.deps.db)).filter(({ reference }) => reference === ref);
    expect(agreed.map(({ kind }) => kind)).toEqual(['airline-order']);
    at.clock.advance(minutesMs(20));
    await advance();
    expect((await at.order(customer, ref)).status.status_code).toBe(10);
  });

  it('of who has no account any more is left to people: a wallet of nobody gets nothing', async () => {
    const { customer, ref } = await changed('cancel');
    const { answer_by = '' } = (await changeOf(customer, ref)) ?? {};
    const nobody = { email: null, phone: null, password_hash: 'deleted' };
    await at.deps.db.updateTable('users').set(nobody).where('id', '=', customer.userId).execute();
    at.clock.advance(Date.parse(answer_by) - at.clock.now());
    await follow();
    const orders = at.deps.db.selectFrom('orders').select('status').where('ref_number', '=', ref);
    expect(await orders.executeTakeFirst()).toEqual({ status: 4 });
    expect(await listed(ref)).toBe(1);
  });

  it('of flights that the customer has changed meanwhile can be answered no more, and asks nobody', async () => {
    const { customer, ref } = await changed();
    const { id = '' } = (await changeOf(customer, ref)) ?? {};
    const stored = at.deps.db.selectFrom('orders').select('offer').where('ref_number', '=', ref);
    const { offer } = await stored.executeTakeFirstOrThrow();
    if (!offer) throw new Error('an order of flights has an offer');
    const other = JSON.stringify({ ...offer, trips: shiftTrips(offer.trips, 24 * 60) });
    await at.deps.db.updateTable('orders').set({ offer: other, status: 7 }).where('ref_number', '=', ref).execute();
    expect(await changeOf(customer, ref)).toBeUndefined();
    expect((await answer(customer, ref, 'accept', id)).status).toBe(409);
    at.clock.advance(hoursMs(1));
    await follow();
    expect(await listed(ref)).toBe(0);
    at.clock.advance(hoursMs(1));
    await follow();
    expect(await mailed(ref, 'your journey has moved')).toBe(1);
    expect(await mailed(ref, 'as you booked it')).toBe(0);
  });
});
