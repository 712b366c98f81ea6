import { openBookingFixture, type BookingFixture, type Customer } from '../../../testing/booking-fixture.ts';
import { ownPassword, settleAccounts } from '../../../commerce/refunds/testing/settled-refund.ts';
import { account, REFUND, CANCEL, contact, strict, hotelScenarios } from './testing/hotel-scenarios.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterEach(() => at.deps.faults.clear());
afterAll(() => at.close());
const { rateOf, checked, book, orderOf, paid, booked, madeAt, leftOf } = hotelScenarios(() => at);

describe('A paid hotel', () => {
  it('is booked at its partner once, and its owner has the number', async () => {
    const { customer, ref, rate } = await booked();
    const [made, ...more] = await madeAt(ref);
    expect(more).toEqual([]);
    expect(await orderOf(customer, ref)).toMatchObject({
      status: { status_code: 4, name: 'Room confirmed' },
      hotel: { issued: true, confirmation: made?.confirmation },
    });
    expect(await leftOf(rate)).toBe(rate.left - 1);
    const mails = (await at.mails(contact.contact_email)).filter((subject) => subject.includes(ref));
    expect(mails).toContainEqual(expect.stringContaining('room is confirmed'));
  });

  it('is booked once although the answer of its partner was lost', async () => {
    const { customer, ref } = await paid();
    at.deps.faults.add({ id: 'lost', operation: 'hotel-book', kind: 'drop-answer', times: 1 });
    await at.work.issue('hotel');
    expect((await orderOf(customer, ref)).hotel.issued).toBe(false);
    at.clock.advance(20 * 60_000);
    await at.work.issue('hotel');
    expect((await orderOf(customer, ref)).hotel.issued).toBe(true);
    expect(await madeAt(ref)).toHaveLength(1);
  });

  it('waits with its money safe while its partner is down, and says so', async () => {
    const { customer, ref } = await paid();
    at.deps.faults.add({ id: 'down', operation: 'hotel-book', kind: 'fail' });
    await at.work.issue('hotel');
    expect(await orderOf(customer, ref)).toMatchObject({
      status: { status_code: 3, name: 'Being booked at the hotel' },
      to_pay: 0,
      hotel: { issued: false, delayed: true },
    });
    at.deps.faults.clear();
    at.clock.advance(20 * 60_000);
    await at.work.issue('hotel');
    expect((await orderOf(customer, ref)).hotel).toMatchObject({ issued: true, delayed: false });
  });
});

describe('A hotel that is refunded', () => {
  const holder = 'Бат Дорж';
  const refund = async (customer: Customer, ref: string, over: object = {}) => {
    const found = await at.get(customer, '/api/payment/v1/account_name_check/?account_number=5005001234&bank=050000');
    const { custFirstName, custLastName } = found.body.result as unknown as Record<string, string>;
    const account_name = custLastName ? `${custLastName} ${custFirstName}` : holder;
    const proof = await ownPassword(at, customer);
    const answer = await at.post(customer, REFUND, { ref_number: ref, ...account, account_name, proof, ...over });
    await settleAccounts(at, ref);
    return answer;
  };

  it('[CALL-48] [API-40] comes back whole before the free time ends: at the partner, then from the bank, and the room is free', async () => {
    const { customer, ref, price, rate } = await booked();
    const left = await leftOf(rate);
    expect((await refund(customer, ref)).status).toBe(200);
    expect((await orderOf(customer, ref)).status.status_code).toBe(8);
    at.deps.faults.add({ id: 'down', operation: 'hotel-book', kind: 'fail', times: 1 });
    await at.work.advanceRefunds();
    expect((await orderOf(customer, ref)).status.status_code).toBe(8);
    for (let turn = 0; turn < 3; turn += 1) {
      at.clock.advance(20 * 60_000);
      await at.work.advanceRefunds();
    }
    expect(await orderOf(customer, ref)).toMatchObject({
      status: { status_code: 10 },
      refunds: [{ state: 'finished', fare: price, fee: 0, back: price, account: '500***1234' }],
    });
    expect((await madeAt(ref))[0]?.cancelled_at).not.toBeNull();
    expect(await leftOf(rate)).toBe((left ?? 0) + 1);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('[ERR-20] is refused with a sentence where nothing comes back, and another’s is not there', async () => {
    const { customer, ref } = await booked(strict);
    const answer = await refund(customer, ref);
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('nothing is refunded')]);
    expect((await refund(await at.customer(), ref)).status).toBe(404);
  });

  it('[CALL-60] is cancelled for nothing where nothing comes back; where money would, it is a refund (ERR-24)', async () => {
    const { customer, ref, rate } = await booked(strict);
    expect((await at.post(await at.customer(), CANCEL, { ref_number: ref })).status).toBe(404);
    at.deps.faults.add({ id: 'down', operation: 'hotel-book', kind: 'fail', times: 1 });
    const silent = await at.post(customer, CANCEL, { ref_number: ref });
    expect([silent.status, silent.body.message]).toEqual([503, expect.stringContaining('Nothing has changed')]);
    expect((await at.post(customer, CANCEL, { ref_number: ref })).status).toBe(200);
    expect((await orderOf(customer, ref)).status.status_code).toBe(5);
    expect((await madeAt(ref))[0]?.cancelled_at).not.toBeNull();
    expect(await leftOf(rate)).toBe(rate.left);
    const free = await booked();
    const instead = await at.post(free.customer, CANCEL, { ref_number: free.ref });
    expect([instead.status, instead.body.message]).toEqual([409, expect.stringContaining('ask for a refund')]);
  });

  it('[CALL-75] [API-41] is dropped while it waits for its money', async () => {
    const [customer, rate] = [await at.customer(), await rateOf('dida')];
    const { uuid } = await checked(customer, rate);
    const ref = (await book(customer, uuid, rate)).body.result.ref_number;
    expect((await at.post(await at.customer(), CANCEL, { ref_number: ref })).status).toBe(404);
    expect((await at.post(customer, CANCEL, { ref_number: ref })).status).toBe(200);
    expect((await orderOf(customer, ref)).status.status_code).toBe(5);
    expect(await leftOf(rate)).toBe(rate.left);
  });
});
