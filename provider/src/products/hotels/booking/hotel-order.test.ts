import type { HotelQuote } from '@aylal/contracts/hotels';
import { openBookingFixture, type BookingFixture } from '../../../testing/booking-fixture.ts';
import { CHECK, stay, flexible, hotelScenarios, type Checked } from './testing/hotel-scenarios.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterEach(() => at.deps.faults.clear());
afterAll(() => at.close());
const { rateOf, check, checked, book, orderOf, leftOf } = hotelScenarios(() => at);

describe('A check of a rate', () => {
  it('[CALL-27] [API-38] [NEED-85] holds the price that was shown for its asker, and tells it on the booking page', async () => {
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
    const ctripValues = { rate_plan_category, rate_plan_id, transaction_identifier, authorization_info };
    expect((await check(customer, rate, ctripValues)).status).toBe(200);
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
  it('[CALL-26] [NEED-08] [API-39] waits for its money at the held price, never the caller’s, and is among the orders', async () => {
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

  it('[GAP-14.2] is paid in parts where the terms allow it and the page is Mongolian', async () => {
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
