import { addDays, homeDate, homeInstant } from '@aylal/domain/calendar';
import { openBookingFixture, TOTAL, type BookingFixture, type Customer } from '../../testing/booking-fixture.ts';
import { openOffice } from '../testing/office-fixture.ts';

type Person = Awaited<ReturnType<ReturnType<typeof openOffice>['signIn']>>;

describe('Coupons of the office', () => {
  let at: BookingFixture;
  let content: Person;
  let colleague: Person;
  let auditor: Person;
  beforeAll(async () => {
    at = await openBookingFixture();
    const office = openOffice(at);
    content = await office.signIn('content');
    colleague = await office.signIn('content', 'two');
    auditor = await office.signIn('auditor');
  });
  afterAll(() => at.close());

  const today = () => homeDate(at.clock.now());
  const spring = (changes: object = {}) => ({
    ...{ code: 'SPRING', kind: 'percent', value: 10, most: 60_000, min_total: 100_000 },
    ...{ last_day: addDays(today(), 7), max_uses: 2, reason: 'Spring sale' },
    ...changes,
  });
  const add = (changes: object = {}, by = content) => by.post('coupons/', spring(changes));
  const end = (code: string, by = content) => by.post('coupons/end/', { code, reason: 'The sale is over' });
  const listed = async (code: string) =>
    (await auditor.get('coupons/')).result.coupons.find((one: { code: string }) => one.code === code);
  const linesOf = async (code: string) =>
    (await auditor.get('audit/?limit=200')).result.entries.filter(
      ({ subject }: { subject: string }) => subject === `coupon ${code}`,
    );
  const apply = (customer: Customer, ref_number: string, coupon_code: string) =>
    at.post(customer, '/api/order/v1/coupon/', { ref_number, coupon_code });
  async function booked(customer: Customer) {
    return (await at.book(customer, (await at.quote()).ref_number)).body.result.ref_number;
  }

  it('lower the order of a customer from then on, and are counted', async () => {
    const made = await add({ code: ' spring ' });
    expect(made.result).toEqual({
      ...{ code: 'SPRING', kind: 'percent', value: 10, most: 60_000, min_total: 100_000 },
      valid_until: new Date(homeInstant(addDays(today(), 8))).toISOString(),
      ...{ uses: 0, max_uses: 2, state: 'open', made_by: 'Тэмүүлэн', ended_by: null },
    });
    const customer = await at.customer();
    const ref = await booked(customer);
    expect((await apply(customer, ref, 'SPRING')).body.result.to_pay).toBe(TOTAL - 60_000);
    expect(await listed('SPRING')).toMatchObject({ uses: 1, state: 'open' });
    const other = await at.customer();
    await apply(other, await booked(other), 'SPRING');
    expect(await listed('SPRING')).toMatchObject({ uses: 2, state: 'used-up' });
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('are ended at once: later customers are refused, and who has it keeps the price', async () => {
    await add({ code: 'ENDED' });
    const [first, second] = [await at.customer(), await at.customer()];
    const ref = await booked(first);
    await apply(first, ref, 'ENDED');
    at.clock.advance(1_000);
    const ended = await end('ENDED');
    expect(ended.result).toMatchObject({
      ...{ state: 'over', ended_by: 'Тэмүүлэн', value: 10 },
      valid_until: new Date(at.clock.now()).toISOString(),
    });
    expect((await apply(second, await booked(second), 'ENDED')).body.result.problem).toBe('coupon-expired');
    expect((await at.order(first, ref)).discount).toBe(60_000);
    expect(await linesOf('ENDED')).toMatchObject([
      { act: 'end-coupon', reason: 'The sale is over', before: expect.stringContaining('valid_until') },
      { act: 'add-coupon', reason: 'Spring sale', after: expect.stringContaining('"value":10') },
    ]);
  });

  it('are made and ended once, however often the same is sent, and a colleague reads who was first', async () => {
    const answers = await Promise.all([add({ code: 'ONCE-ONLY' }), add({ code: 'ONCE-ONLY' })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const refused = [await add({ code: 'ONCE-ONLY' }, colleague), await add({ code: 'ONCE-ONLY', value: 20 })];
    for (const { status, result } of refused)
      expect([status, result.fields]).toEqual([400, { code: 'validation_coupon_exists' }]);
    expect((await listed('ONCE-ONLY')).value).toBe(10);
    at.clock.advance(1_000);
    const ends = await Promise.all([end('ONCE-ONLY'), end('ONCE-ONLY')]);
    expect(ends.map(({ status }) => status)).toEqual([200, 200]);
    expect((await end('ONCE-ONLY', colleague)).status).toBe(409);
    expect(await linesOf('ONCE-ONLY')).toHaveLength(2);
  });

  it.each([
    ['a code with a space', { code: 'A B' }, { code: 'validation_coupon' }],
    ['no percent', { value: 0 }, { value: 'validation_number' }],
    ['more than everything', { value: 101, most: null }, { value: 'validation_percent' }],
    ['an amount that is limited', { kind: 'amount' }, { most: 'validation_invalid' }],
    ['no use at all', { max_uses: 0 }, { max_uses: 'validation_number' }],
    ['no such day', { last_day: '2027-02-30' }, { last_day: 'validation_date' }],
    ['a day that is over', { last_day: '2020-01-01' }, { last_day: 'validation_date_past' }],
    ['no reason', { reason: ' ' }, { reason: 'validation_required' }],
  ])('are refused at the field: %s', async (_name, changes, fields) => {
    const { status, result } = await add({ code: 'WRONG', ...changes });
    expect([status, result.fields]).toEqual([400, fields]);
    expect(await listed('WRONG')).toBeUndefined();
  });

  it('are good on their last day, of Ulaanbaatar', async () => {
    expect((await add({ code: 'TODAY', last_day: today() })).result.state).toBe('open');
  });

  it('are not ended where there is none', async () => {
    expect((await end('NOSUCH')).status).toBe(404);
  });
});
