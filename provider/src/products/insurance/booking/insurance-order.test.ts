import type { PaymentOption } from '@aylal/contracts/payments';
import { openBookingFixture, type BookingFixture, type Customer } from '../../../testing/booking-fixture.ts';
import { coverActions, type CoverActions } from '../testing-covers.ts';

describe('An order of a cover', () => {
  let at: BookingFixture;
  let covers: CoverActions;
  beforeAll(async () => {
    at = await openBookingFixture();
    covers = coverActions(at);
  });
  afterEach(() => at.deps.faults.clear());
  afterAll(async () => {
    await at.close();
  });

  const book = (customer: Customer, over: object = {}, key?: string) => covers.book(customer, over, key);
  const PRICE = 41_300 + 24_780;

  it('[CALL-18] [NEED-08] [API-17] waits for its money at our price, whatever was sent, and is among the orders', async () => {
    const customer = await at.customer();
    const { ref_number: ref } = (await book(customer, { price: 1, total: 1 })).body.result;
    expect(await covers.order(customer, ref)).toMatchObject({
      product: 'insurance',
      status: { status_code: 1 },
      total: PRICE,
      must_pay: PRICE,
      insurance: {
        title: 'Schengen visa cover',
        destination: 'France',
        days: 7,
        insured: [
          { last_name: 'BATBOLD', first_name: 'ANUDARI', price: 41_300 },
          { first_name: 'TEMUUJIN', price: 24_780 },
        ],
        policy_number: null,
        issued: false,
      },
    });
    expect((await at.get(customer, `/api/order/v1/detail/esim/${ref}/`)).status).toBe(404);
    const { orders } = (await at.get(customer, '/api/order/v1/list/?product=insurance')).body.result;
    expect(orders).toMatchObject([{ ref_number: ref, title: 'Schengen visa cover', depart_date: covers.dayIn(10) }]);
    const options = (await at.get(customer, `/api/payment/v1/options/?ref_number=${ref}`)).body
      .result as unknown as PaymentOption[];
    expect(options.map(({ payment_name }) => payment_name)).not.toContain('LENDPAY');
  });

  it('[CALL-18] refuses days, ages and countries that the cover does not take, each at its field', async () => {
    const customer = await at.customer();
    const insured = [covers.person(), covers.person({ birthday: covers.dayIn(10 - 366 * 82) })];
    const bad = await book(customer, { insured, destination: 'JP' });
    expect([bad.status, bad.body.result.fields]).toEqual([
      400,
      { 'insured.1.birthday': 'validation_insurance_age', destination: 'validation_country' },
    ]);
    const past = await book(customer, { start_date: covers.dayIn(-1) });
    expect(past.body.result.fields).toEqual({ start_date: 'validation_date_past' });
    const nobody = await book(customer, { insured: [] });
    expect([nobody.status, nobody.body.result.fields]).toEqual([400, { insured: 'validation_required' }]);
    const cyrillic = await book(customer, { insured: [covers.person({ last_name: 'Батболд' })] });
    expect(cyrillic.body.result.fields).toEqual({ 'insured.0.last_name': 'validation_last_name_type' });
    expect((await book(customer, { slug: 'moon' })).status).toBe(404);
    expect(
      (await at.app.inject({ method: 'POST', url: '/api/insurance/booking/', payload: covers.wish() })).statusCode,
    ).toBe(401);
  });

  it('[NEED-94] has its policy issued once it is paid, and shows it to its owner alone', async () => {
    const { customer, ref } = await covers.paid();
    expect((await covers.policy(customer, ref)).status).toBe(404);
    await at.work.issue('insurance');
    const [issued] = await covers.atInsurer(ref);
    expect(await covers.order(customer, ref)).toMatchObject({
      status: { status_code: 4, name: 'Policy issued' },
      paid: PRICE,
      insurance: { policy_number: issued?.number, issued: true },
    });
    const answer = await at.app.inject({ url: `/api/insurance/policy/?ref_number=${ref}`, headers: customer.headers });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(JSON.parse(answer.body).result).toMatchObject({
      policy_number: issued?.number,
      insured: [{ birthday: '1990-05-05', document_number: 'E12345678' }, { first_name: 'TEMUUJIN' }],
    });
    expect((await covers.policy(await at.customer(), ref)).status).toBe(404);
  });

  it('[PII-2] keeps birthdays and documents sealed, out of logs, mails and the order', async () => {
    const { customer, ref } = await covers.paid();
    await at.work.issue('insurance');
    const row = await at.deps.db.selectFrom('orders').selectAll().where('ref_number', '=', ref).execute();
    const mails = await at.deps.db.selectFrom('outbox').select('body').execute();
    const seen = [at.logLines.join('\n'), JSON.stringify([row, mails, await covers.order(customer, ref)])].join('\n');
    expect(seen).not.toMatch(/E12345678|1990-05-05/);
    expect(seen).toContain(ref);
  });

  it('waits with its money safe while the insurer is down, says so once, and is issued later', async () => {
    const { customer, ref } = await covers.paid();
    const delays = async () =>
      (await at.mails('sarnai@example.mn')).filter((one) => one.includes(ref) && one.includes('delayed'));
    at.deps.faults.add({ id: 'down', operation: 'insurer', kind: 'fail', status: 400 });
    await at.work.issue('insurance');
    at.clock.advance(60_000);
    await at.work.issue('insurance');
    expect(await covers.order(customer, ref)).toMatchObject({
      status: { status_code: 3 },
      paid: PRICE,
      to_pay: 0,
      insurance: { issued: false, delayed: true },
    });
    expect(await delays()).toHaveLength(1);
    expect(await at.brokenBooks()).toEqual([]);
    at.deps.faults.clear();
    at.clock.advance(20 * 60_000);
    await at.work.issue('insurance');
    expect((await covers.order(customer, ref)).insurance).toMatchObject({ issued: true, delayed: false });
  });

  it('is insured once although the answer of the insurer was lost', async () => {
    const { customer, ref } = await covers.paid();
    at.deps.faults.add({ id: 'lost', operation: 'insurer-policy', kind: 'drop-answer', times: 1 });
    await at.work.issue('insurance');
    expect((await covers.order(customer, ref)).insurance.issued).toBe(false);
    at.clock.advance(20 * 60_000);
    await at.work.issue('insurance');
    expect((await covers.order(customer, ref)).insurance.issued).toBe(true);
    expect(await covers.atInsurer(ref)).toHaveLength(1);
  });

  it('[MNY-3] is one order for one key', async () => {
    const customer = await at.customer();
    const [first, again] = [await book(customer, {}, 'key-ins-1'), await book(customer, {}, 'key-ins-1')];
    expect(again.body).toEqual(first.body);
  });
});
