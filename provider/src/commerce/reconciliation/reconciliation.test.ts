import { sql } from 'kysely';
import { hostHeaders } from '../../platform/http/caller.ts';
import { HOST_KEY, inMiniApp } from '../../testing/in-mini-app.ts';
import { openBookingFixture, TOTAL, type BookingFixture } from '../../testing/booking-fixture.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture({ hostKey: HOST_KEY });
});
afterAll(() => at.close());
afterEach(() => at.deps.faults.clear());
// Every test has a day of its own; the first one ends at Ulaanbaatar's midnight.
beforeEach(() => at.clock.advance(24 * 3_600_000));

const day = (offset = 0) =>
  new Date(at.clock.now() + 8 * 3_600_000 + offset * 24 * 3_600_000).toISOString().slice(0, 10);
async function compare(date = day(), path = `/reconciliation/qpay/${date}`) {
  const { statusCode, body, headers } = await at.app.inject({ url: path, headers: { [hostHeaders.key]: HOST_KEY } });
  const rows = body.split('\r\n').map((line) => line.split(','));
  return {
    status: statusCode,
    type: headers['content-type'],
    kinds: rows.slice(1, -2).map(([, , kind]) => kind),
    rows,
  };
}
const paidAtBank = () =>
  at.deps.db.selectFrom('sandbox.qpay_payments').selectAll().orderBy('created_at', 'desc').executeTakeFirstOrThrow();

describe('[OPS-4] The daily comparison with a payment partner', () => {
  it('finds nothing where both sides agree, and sums them', async () => {
    await at.issued();
    await at.issued();
    const { status, type, rows } = await compare();
    expect([status, type]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(rows.slice(1, -1)).toEqual([[day(), 'qpay', 'total', '', '', String(2 * TOTAL), String(2 * TOTAL)]]);
    expect((await compare(day(-1))).status).toBe(200);
  });

  it('counts a payment once where another partner uses its id too', async () => {
    const [{ ref: one }, { ref: other }] = [await at.issued(), await at.issued()];
    const copy = (table: string, of: string, over: object) => {
      const changed = sql`(jsonb_populate_record(t, ${JSON.stringify(over)}::jsonb)).*`;
      return sql`insert into ${sql.table(table)} select ${changed} from ${sql.table(table)} t where ref_number = ${of}`;
    };
    const byCard = { partner: 'CARD', ref_number: other };
    await copy('invoices', other, { ...byCard, id: 'by-card', partner_id: 'by-card' }).execute(at.deps.db);
    await copy('payments', one, { ...byCard, invoice_id: 'by-card' }).execute(at.deps.db);
    const { rows } = await compare();
    expect(rows.slice(1, -1)).toEqual([[day(), 'qpay', 'total', '', '', String(2 * TOTAL), String(2 * TOTAL)]]);
  });

  it('[MNY-7] names a payment that never reached us, until it is booked', async () => {
    const { bankId } = await at.invoiced();
    at.deps.faults.add({ id: 'lost', operation: 'qpay-callback', kind: 'fail', times: 1 });
    await at.bank(bankId, { action: 'pay' });
    const { id } = await paidAtBank();
    const lost = await compare();
    expect([lost.status, lost.kinds, lost.rows[1]?.[3]]).toEqual([409, ['missing-here'], id]);
    at.clock.advance(10_000);
    await at.work.checkInvoices();
    expect(await compare()).toMatchObject({ status: 200, kinds: [] });
  });

  it('names a payment that the partner does not know, with its order', async () => {
    const { ref } = await at.issued();
    const { id } = await paidAtBank();
    await at.deps.db.deleteFrom('sandbox.qpay_payments').where('id', '=', id).execute();
    const { kinds, rows } = await compare();
    expect([kinds, rows[1]?.slice(3, 7)]).toEqual([['missing-there'], [id, ref, '', String(TOTAL)]]);
  });

  it('names a payment of another amount', async () => {
    await at.issued();
    const { id } = await paidAtBank();
    await at.deps.db.updateTable('sandbox.qpay_payments').set({ amount: 899_999 }).where('id', '=', id).execute();
    const { kinds, rows } = await compare();
    expect([kinds, rows[1]?.slice(5, 7)]).toEqual([['amount-differs'], ['899999', String(TOTAL)]]);
  });

  it('does not mind a payment that was booked on the next day', async () => {
    const { bankId } = await at.invoiced();
    at.deps.faults.add({ id: 'lost', operation: 'qpay-callback', kind: 'fail', times: 1 });
    await at.bank(bankId, { action: 'pay' });
    at.clock.advance(20 * 3_600_000);
    await at.work.checkInvoices();
    expect([(await compare(day(-1))).kinds, (await compare()).kinds]).toEqual([[], []]);
  });

  it('says when the partner cannot be asked, and is there for operators only', async () => {
    at.deps.faults.add({ id: 'away', operation: 'qpay', kind: 'fail' });
    expect((await compare()).status).toBe(503);
    at.deps.faults.clear();
    for (const path of ['/reconciliation/nobody/2026-09-01', '/reconciliation/qpay/2026-02-31'])
      expect((await compare('', path)).status).toBe(404);
    const stranger = await at.app.inject({
      url: `/reconciliation/qpay/${day()}`,
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect(stranger.statusCode).toBe(404);
  });
});

describe('[OPS-4] The daily comparison with a partner that is asked about each invoice', () => {
  const open = async (name: string) => {
    const customer = inMiniApp(await at.customer());
    const { ref_number: ref } = (await at.book(customer, (await at.quote()).ref_number)).body.result;
    const p = name === 'LENDPAY' ? 'lend' : 'regular';
    const wish = { ref_number: ref, payment_name: name, p };
    const { result } = (await at.post(customer, '/api/payment/v1/invoice/', wish)).body;
    const { pathname } = new URL(result.url || result.qr_text);
    const page = name === 'LENDPAY' ? pathname : `/sandbox/bank/${pathname.split('/').at(-1)}`;
    return { customer, ref, page, amount: result.amount };
  };
  const received = ({ customer, ref }: Awaited<ReturnType<typeof open>>) =>
    at.post(customer, '/api/payment/v1/check/', { ref_number: ref });
  const press = (page: string, action: string) =>
    at.app.inject({
      method: 'POST',
      url: page,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `action=${action}`,
    });

  it.each([
    ['SOCIALPAY', 'pay'],
    ['CARD', 'pay'],
    ['POCKET', 'pay'],
    ['LENDPAY', 'confirm'],
  ])('finds where %s and our books differ, each payment once', async (name, action) => {
    const path = `/reconciliation/${name.toLowerCase()}/${day()}`;
    const agreed = await open(name);
    await press(agreed.page, action);
    await received(agreed);
    await open(name);
    const sums = [String(agreed.amount), String(agreed.amount)];
    const clean = await compare('', path);
    expect([clean.status, clean.kinds, clean.rows.at(-2)?.slice(5)]).toEqual([200, [], sums]);

    at.deps.faults.add({ id: 'lost', operation: `${name.toLowerCase()}-callback`, kind: 'fail', times: 1 });
    const lost = await open(name);
    await press(lost.page, action);
    expect(await compare('', path)).toMatchObject({ status: 409, kinds: ['missing-here'] });
    await received(lost);
    expect(await compare('', path)).toMatchObject({ status: 200, kinds: [] });

    await at.deps.db.updateTable('invoices').set({ partner_id: null }).where('ref_number', '=', lost.ref).execute();
    const alone = await compare('', path);
    expect([alone.kinds, alone.rows[1]?.[4]]).toEqual([['missing-there'], lost.ref]);
  });
});
