import type { LotteryProduct, LotteryProof, LotteryTicket } from '@aylal/contracts/lottery';
import type { OfficeLottery } from '@aylal/contracts/office';
import { randomUUID } from 'node:crypto';
import { bankIdOf, openBookingFixture, type BookingFixture, type Customer } from '../../testing/booking-fixture.ts';
import { sha256 } from '../../platform/ids.ts';
import { openOffice } from '../testing/office-fixture.ts';

type Person = Awaited<ReturnType<ReturnType<typeof openOffice>['signIn']>>;
const HOUR = 3_600_000;
const prizes = [100_000, 50_000, 10_000, 5_000, 2_000].map((prize, index) => ({ prize, chances: 1_000 * (index + 1) }));
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

describe('A lottery of the office', () => {
  let at: BookingFixture;
  let content: Person;
  let auditor: Person;
  let made = 0;
  beforeAll(async () => {
    at = await openBookingFixture();
    const office = openOffice(at);
    content = await office.signIn('content');
    auditor = await office.signIn('auditor');
  });
  afterAll(() => at.close());

  function wish(over: object = {}) {
    made += 1;
    const code = `NAADAM${letters[made]}`;
    const name = (language: string) => `Naadam ${language} ${made}`;
    const [mn, en, zh, ru, ko, ja] = ['mn', 'en', 'zh', 'ru', 'ko', 'ja'].map(name);
    const now = at.clock.now();
    return {
      ...{ id: randomUUID(), code, kind: 'lottery', names: { mn, en, zh, ru, ko, ja }, price: 3_000, tickets: 100 },
      ...{ prizes, closes_at: new Date(now + 2 * HOUR).toISOString(), reason: 'For Naadam' },
      draws_at: new Date(now + 4 * HOUR).toISOString(),
      ...over,
    };
  }
  const make = (body: object) => content.post('lotteries/', body);
  const listed = async (code: string) =>
    ((await auditor.get('lotteries/')).result.lotteries as OfficeLottery[]).find((one) => one.code === code);
  const products = async (customer: Customer) =>
    (await at.get(customer, '/api/lottery/productList/')).body.result as unknown as LotteryProduct[];
  const proof = async (ticket: string) =>
    (await at.get(await at.customer(), `/api/lottery/draw_proof/?ticket=${ticket}`)).body
      .result as unknown as LotteryProof;
  const add = (customer: Customer, name: string, quantity = 1) =>
    at.app.inject({
      method: 'PATCH',
      url: '/api/cart/package/add/',
      headers: { ...customer.headers, 'content-type': 'application/json' },
      payload: JSON.stringify({ name, quantity }),
    });
  async function order(name: string, total: number) {
    const customer = await at.customer();
    await add(customer, name);
    const booked = await at.post(customer, '/api/cart/booking/', { contact_email: 'p@example.mn', total });
    return { customer, booked };
  }

  it('appears in the shop, is bought and scratched, and its proof is published at its time alone', async () => {
    const body = wish();
    expect((await make(body)).result).toMatchObject({ code: body.code, sold: 0, state: 'on-sale', may_change: true });
    const customer = await at.customer();
    const product = (await products(customer)).find((one) => one.game_code === body.code);
    expect(product).toMatchObject({ name: body.names.en, price: 3_000, left: 100, prizes });
    const { customer: player, booked } = await order(body.names.en ?? '', 3_000);
    const ref_number = booked.body.result.ref_number;
    const invoice = await at.post(player, '/api/payment/v1/invoice/', { ref_number, payment_name: 'QPAY' });
    await at.bank(bankIdOf(invoice), { action: 'pay' });
    await at.post(player, '/api/payment/v1/check/', { ref_number });
    const [ticket] = (await at.get(player, '/api/lottery/tickets/')).body.result as unknown as LotteryTicket[];
    expect(ticket).toMatchObject({ name: body.names.en, game_code: body.code, prize: null });
    expect((await at.post(player, '/api/lottery/scratch/', { ticket: ticket?.ticket })).status).toBe(200);
    expect(await listed(body.code)).toMatchObject({
      sold: 1,
      may_change: false,
      commitment: product?.series.commitment,
    });
    expect((await proof(ticket?.ticket ?? '')).seed).toBeNull();
    at.clock.advance(2 * HOUR);
    expect((await products(customer)).some((one) => one.game_code === body.code)).toBe(false);
    expect((await add(customer, body.names.en ?? '')).statusCode).toBe(404);
    at.clock.advance(2 * HOUR);
    const { seed } = await proof(ticket?.ticket ?? '');
    expect(sha256(seed ?? '')).toBe(product?.series.commitment);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('is changed in price and times while nothing was ordered, and not after, and never by two at once', async () => {
    content = await openOffice(at).signIn('content');
    const body = wish();
    await make(body);
    const change = (over: object = {}) =>
      content.post('lotteries/change/', {
        ...{ code: body.code, revision: 1, price: 4_000, closes_at: body.closes_at, draws_at: body.draws_at },
        reason: 'Dearer',
        ...over,
      });
    expect((await change({ price: 100 })).result.fields).toEqual({ prizes: 'validation_number' });
    const both = await Promise.all([change(), change({ price: 5_000 })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const price = both.find(({ status }) => status === 200)?.result.price;
    const name = body.names.ja ?? '';
    expect((await order(name, 3_000)).booked.status).toBe(409);
    expect((await order(name, price)).booked.status).toBe(200);
    expect((await change({ revision: 2 })).status).toBe(409);
    const acts = await at.deps.db
      .selectFrom('audit_log')
      .select(['act', 'reason'])
      .where('subject', '=', `lottery ${body.code}`)
      .orderBy('id')
      .execute();
    expect(acts).toEqual([
      { act: 'make-lottery', reason: 'For Naadam' },
      { act: 'change-lottery', reason: 'Dearer' },
    ]);
  });

  it('is made once for its id, with a code and names of its own, prizes that may be, and a draw after its sale', async () => {
    content = await openOffice(at).signIn('content');
    const body = wish();
    expect([(await make(body)).status, (await make(body)).status]).toEqual([200, 200]);
    const faults = async (over: object) => (await make(wish(over))).result.fields;
    expect(await faults({ code: 'GOBI' })).toEqual({ code: 'validation_invalid' });
    expect(await faults({ code: body.code })).toEqual({ code: 'validation_invalid' });
    const { names } = wish();
    expect(await faults({ names: { ...names, ko: 'altan gobi' } })).toEqual({ 'names.ko': 'validation_invalid' });
    expect(await faults({ names: { ...names, ru: '' } })).toEqual({ 'names.ru': 'validation_required' });
    expect(await faults({ prizes: prizes.slice(1) })).toEqual({ prizes: 'validation_number' });
    expect(await faults({ draws_at: body.closes_at })).toEqual({ draws_at: 'validation_date' });
  });

  it('is listed with the series that the shop opens each day', async () => {
    auditor = await openOffice(at).signIn('auditor');
    await products(await at.customer());
    expect(await listed('GOBI')).toMatchObject({ name: 'Altan Gobi', price: 1_000, revision: null, may_change: false });
  });
});
