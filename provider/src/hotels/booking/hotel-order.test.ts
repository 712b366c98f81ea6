import type { HotelOrder, HotelQuote, HotelRate } from '@aylal/contracts';
import { bankIdOf, openBookingFixture, type BookingFixture, type Customer } from '../../bookings/booking-fixture.ts';

const days = { check_in: '2026-12-18', check_out: '2026-12-21', rooms: 1, adults: 2, children: 0 };
const stay = { ...days, child_age_details: '', nationality: 'MN' };
const contact = {
  contact_name: 'Bat Sarnai',
  contact_email: 'sarnai@example.mn',
  contact_phone: '99112233',
  contact_dial_code: '976',
};
const account = { reason: 'plans', bank_name: 'Khan', account_number: '5005001234' };
const CHECK = '/api/hotel/v5/check_rate/';
const BOOK = '/api/hotel/v5/booking/';
const REFUND = '/api/hotel/v5/refund/';
const CANCEL = '/api/hotel/v4/booking_cancellation/';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterEach(() => at.deps.faults.clear());
afterAll(() => at.close());

interface Checked {
  readonly uuid: string;
  readonly price: number;
  readonly previous_price: number;
}
let asked = 0;
/** A rate of a partner at a hotel that no other test uses. */
async function rateOf(ota: string, which: (rate: HotelRate) => boolean = () => true): Promise<HotelRate> {
  for (;;) {
    asked += 1;
    const code = `ULN-${String(asked).padStart(4, '0')}`;
    const { rates } = (
      await at.app.inject(`/api/2/hotel/view/${code}/x/?${new URLSearchParams({ ...stay } as never)}`)
    ).json().result as { rates: HotelRate[] };
    const rate = rates.find((one) => one.ota === ota && one.left > 1 && which(one));
    if (rate) return rate;
  }
}
const flexible = ({ cancellation }: HotelRate) => cancellation.length > 1;
const strict = ({ cancellation, pay_type }: HotelRate) => cancellation.length === 1 && pay_type === 'online';

const check = (customer: Customer, rate: HotelRate, over: object = {}) =>
  at.post(customer, CHECK, {
    code: rate.tapa_code,
    ...stay,
    ota: rate.ota,
    pay_type: rate.pay_type,
    rate_key: rate.rate_key,
    ...over,
  });
const checked = async (customer: Customer, rate: HotelRate, over: object = {}) =>
  (await check(customer, rate, over)).body.result as unknown as Checked;
const book = (customer: Customer, uid: string, rate: HotelRate, over: object = {}, key?: string) =>
  at.post(
    customer,
    BOOK,
    {
      uid,
      room_id: rate.rate_key,
      ...stay,
      log_info: rate.log_id,
      ...contact,
      guests: [{ last_name: 'Bat', first_name: 'Sarnai', gender: 'F' }],
      partial_payment: false,
      type: 'regular',
      ...over,
    },
    key,
  );
const orderOf = async (customer: Customer, ref: string) =>
  (await at.get(customer, `/api/order/v1/detail/hotel/${ref}/`)).body.result as unknown as HotelOrder;
const pay = async (customer: Customer, ref: string) => {
  const invoice = await at.post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name: 'QPAY' });
  await at.bank(bankIdOf(invoice), { action: 'pay' });
};
async function paid(which = flexible) {
  const [customer, rate] = [await at.customer(), await rateOf('dida', which)];
  const { uuid, price } = await checked(customer, rate);
  const ref = (await book(customer, uuid, rate)).body.result.ref_number;
  await pay(customer, ref);
  return { customer, ref, price, rate };
}
async function booked(which = flexible) {
  const order = await paid(which);
  await at.work.issue('hotel');
  return order;
}
const madeAt = (ref: string) =>
  at.deps.db.selectFrom('sandbox_hotel_bookings').selectAll().where('reference', '=', ref).execute();
const leftOf = async (rate: HotelRate) => {
  const { rates } = (
    await at.app.inject(`/api/2/hotel/view/${rate.tapa_code}/x/?${new URLSearchParams({ ...stay } as never)}`)
  ).json().result as { rates: HotelRate[] };
  return rates.find(({ rate_key }) => rate_key === rate.rate_key)?.left;
};

describe('A check of a rate', () => {
  it('[CALL-27] holds the price that was shown for its asker, and tells it on the booking page', async () => {
    const [customer, rate] = [await at.customer(), await rateOf('dida')];
    const answer = await check(customer, rate);
    const { uuid, price } = answer.body.result as unknown as Checked;
    expect([answer.status, price]).toEqual([200, rate.rates.total]);
    const quote = (await at.get(customer, `${CHECK}${uuid}/`)).body.result as unknown as HotelQuote;
    expect(quote).toMatchObject({ uid: uuid, stay, rate: { rate_key: rate.rate_key, rates: { total: price } } });
    expect(quote.hotel.tapa_code).toBe(rate.tapa_code);
    expect((await at.get(await at.customer(), `${CHECK}${uuid}/`)).status).toBe(404);
  });

  it('[CALL-27] tells the old and the new price of one that has moved, at the partner or by the hour', async () => {
    const [customer, rate] = [await at.customer(), await rateOf('dida')];
    at.deps.faults.add({ id: 'dearer', operation: 'hotel-rate', kind: 'price-change', percent: 10, times: 1 });
    const answer = await check(customer, rate);
    const { price, previous_price } = answer.body.result as unknown as Checked;
    expect([answer.status, previous_price]).toEqual([208, rate.rates.total]);
    expect(price).toBe(Math.round((rate.rates.total * 1.1) / 100) * 100);
    at.clock.advance(7 * 3_600_000);
    expect((await check(customer, rate)).body).toMatchObject({
      status_code: 208,
      result: { previous_price: rate.rates.total },
    });
  });

  it('[CALL-28] asks ctrip with its own words, and refuses a ctrip rate without them', async () => {
    const [customer, rate] = [await at.customer(), await rateOf('ctrip')];
    const bare = await check(customer, rate);
    expect([bare.status, Object.keys(bare.body.result.fields)]).toEqual([
      400,
      ['rate_plan_category', 'rate_plan_id', 'transaction_identifier', 'authorization_info'],
    ]);
    const { rate_plan_category, rate_plan_id, transaction_identifier, authorization_info } = rate;
    const words = { rate_plan_category, rate_plan_id, transaction_identifier, authorization_info };
    expect((await check(customer, rate, words)).status).toBe(200);
  });

  it('refuses what is gone, what is not of this hotel, silence, and who is not signed in', async () => {
    const [customer, rate] = [await at.customer(), await rateOf('dida')];
    at.deps.faults.add({ id: 'gone', operation: 'hotel-rate', kind: 'sold-out', times: 1 });
    expect((await check(customer, rate)).body).toMatchObject({ status_code: 404, result: { problem: 'sold-out' } });
    expect((await check(customer, rate, { code: 'ULN-0999' })).body.result.problem).toBe('offer-gone');
    expect((await check(customer, rate, { rate_key: 'nothing' })).status).toBe(404);
    expect((await check(customer, rate, { pay_type: 'AT_WEB' })).status).toBe(404);
    at.deps.faults.add({ id: 'silent', operation: 'hotel-rate', kind: 'fail', times: 1 });
    expect((await check(customer, rate)).status).toBe(503);
    expect((await at.app.inject({ method: 'POST', url: CHECK, payload: {} })).statusCode).toBe(401);
  });
});

describe('A booking of a hotel', () => {
  it('[CALL-26] [NEED-08] waits for its money at the held price, never the caller’s, and stands among the orders', async () => {
    const [customer, rate] = [await at.customer(), await rateOf('dida')];
    const { uuid, price } = await checked(customer, rate);
    const answer = await book(customer, uuid, rate, { price: 1, total: 1 });
    expect(answer.body.status_code).toBe(200);
    const ref = answer.body.result.ref_number;
    const order = await orderOf(customer, ref);
    expect(order).toMatchObject({ product: 'hotel', status: { status_code: 1 }, total: price, must_pay: price });
    expect(order.hotel).toMatchObject({ tapa_code: rate.tapa_code, check_in: '2026-12-18', issued: false, price });
    expect(order.hotel.guests).toEqual([{ last_name: 'BAT', first_name: 'SARNAI', gender: 'F' }]);
    expect(JSON.stringify(order)).not.toContain(rate.rate_key);
    const { orders } = (await at.get(customer, '/api/order/v1/list/')).body.result;
    expect(orders).toMatchObject([{ ref_number: ref, product: 'hotel', depart_date: '2026-12-18' }]);
    expect((await at.get(await at.customer(), `/api/order/v1/detail/hotel/${ref}/`)).status).toBe(404);
  });

  it('[CALL-26] is answered with 201 for the same again, and once for one key (MNY-3)', async () => {
    const [customer, rate] = [await at.customer(), await rateOf('dida')];
    const first = await book(customer, (await checked(customer, rate)).uuid, rate, {}, 'key-hotel-1');
    const { uuid } = await checked(customer, rate);
    const again = await book(customer, uuid, rate);
    expect([again.body.status_code, again.body.result.ref_number]).toEqual([201, first.body.result.ref_number]);
    expect(again.body.message).toContain('already');
  });

  it('[CALL-26] is answered with 208 for a price that has ended, and books nothing', async () => {
    const [customer, rate] = [await at.customer(), await rateOf('dida')];
    const { uuid } = await checked(customer, rate);
    at.clock.advance(21 * 60_000);
    const late = await book(customer, uuid, rate);
    expect([late.body.status_code, late.body.result.problem]).toEqual([208, 'quote-expired']);
    const stranger = await book(await at.customer(), uuid, rate);
    expect([stranger.body.status_code, stranger.body.result.problem]).toEqual([208, 'quote-expired']);
  });

  it('sells the last rooms once, however many ask at one instant', async () => {
    const rate = await rateOf('dida');
    const left = rate.left;
    const buyers = await Promise.all(
      Array.from({ length: left + 3 }, async () => {
        const customer = await at.customer();
        return { customer, uuid: (await checked(customer, rate)).uuid };
      }),
    );
    const answers = await Promise.all(buyers.map(({ customer, uuid }) => book(customer, uuid, rate)));
    const sold = answers.filter(({ body }) => body.status_code === 200);
    const refused = answers.filter(({ body }) => body.status_code === 208 && body.result.problem === 'sold-out');
    expect([sold.length, refused.length]).toEqual([left, 3]);
    expect(await leftOf(rate)).toBe(0);
    at.clock.advance(31 * 60_000);
    await at.work.expireOrders();
    expect(await leftOf(rate)).toBe(left);
  });

  it('refuses bad input at its field, a stay that was not checked, and a wrong number of guests', async () => {
    const [customer, rate] = [await at.customer(), await rateOf('dida')];
    const { uuid } = await checked(customer, rate);
    const bad = await book(customer, uuid, rate, { contact_email: 'nobody' });
    expect([bad.status, bad.body.result.fields]).toEqual([400, { contact_email: 'validation_email' }]);
    expect((await book(customer, uuid, rate, { adults: 1 })).status).toBe(400);
    const guests = [{ last_name: 'Батболд', first_name: 'S', gender: 'F' }];
    expect((await book(customer, uuid, rate, { guests })).body.result.fields).toEqual({
      'guests.0.last_name': 'validation_last_name_type',
    });
    expect((await book(customer, uuid, rate, { guests: [] })).status).toBe(400);
  });

  it('[GAP-14] is paid in parts where the terms allow it and the page is Mongolian', async () => {
    const [customer, rate] = [await at.customer(), await rateOf('dida', flexible)];
    const mongolian = { ...customer, headers: { ...customer.headers, 'accept-language': 'mn' } };
    const { uuid, price } = await checked(customer, rate);
    const parts = { partial_payment: true, partial_payment_type: 'two', type: 'bnpl' };
    expect((await book(customer, uuid, rate, parts)).body.result.problem).toBe('instalments-unavailable');
    const order = await orderOf(customer, (await book(mongolian, uuid, rate, parts)).body.result.ref_number);
    expect(order.instalments).toHaveLength(2);
    expect(order.total).toBe(price + order.fee);
    expect(order.must_pay).toBeLessThan(price);
  });
});

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
    const told = (await at.mails(contact.contact_email)).filter((subject) => subject.includes(ref));
    expect(told).toContainEqual(expect.stringContaining('room is confirmed'));
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

describe('A hotel that is given back', () => {
  const holder = 'Бат Дорж';
  const refund = async (customer: Customer, ref: string, over: object = {}) => {
    const found = await at.get(customer, '/api/payment/v1/account_name_check/?account_number=5005001234&bank=050000');
    const { custFirstName, custLastName } = found.body.result as unknown as Record<string, string>;
    const account_name = custLastName ? `${custLastName} ${custFirstName}` : holder;
    return at.post(customer, REFUND, { ref_number: ref, ...account, account_name, ...over });
  };

  it('[CALL-48] comes back whole before the free time ends: at the partner, then from the bank, and the room is free', async () => {
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
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('nothing comes back')]);
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

  it('[CALL-75] is dropped while it waits for its money', async () => {
    const [customer, rate] = [await at.customer(), await rateOf('dida')];
    const { uuid } = await checked(customer, rate);
    const ref = (await book(customer, uuid, rate)).body.result.ref_number;
    expect((await at.post(await at.customer(), CANCEL, { ref_number: ref })).status).toBe(404);
    expect((await at.post(customer, CANCEL, { ref_number: ref })).status).toBe(200);
    expect((await orderOf(customer, ref)).status.status_code).toBe(5);
    expect(await leftOf(rate)).toBe(rate.left);
  });
});

describe('Saved hotels', () => {
  const SAVED = '/api/hotel/v5/save_hotels/';
  const list = async (customer: Customer) =>
    (await at.get(customer, SAVED)).body.result as unknown as { id: string; price: number; price_now: number }[];

  it('[CALL-63] [CALL-64] [CALL-65] are kept once with the price of then and now, for their owner alone', async () => {
    const customer = await at.customer();
    const first = await at.post(customer, SAVED, { tapa_code: 'ULN-0001', name: 'Somebody else’s' });
    const again = await at.post(customer, SAVED, { tapa_code: 'ULN-0001' });
    expect([first.body.status_code, again.body.status_code]).toEqual([200, 201]);
    const [saved] = await list(customer);
    expect(saved).toMatchObject({ hotel: { tapa_code: 'ULN-0001', name: 'Tenger Plaza' } });
    expect(saved?.price).toBe(saved?.price_now);
    const url = `${SAVED}${saved?.id ?? ''}/`;
    const remove = async ({ headers }: Customer) =>
      (await at.app.inject({ method: 'DELETE', url, headers })).statusCode;
    expect(await remove(await at.customer())).toBe(404);
    expect(await remove(customer)).toBe(200);
    expect(await list(customer)).toEqual([]);
    expect((await at.post(customer, SAVED, { tapa_code: 'ULN-9999' })).status).toBe(404);
  });
});
