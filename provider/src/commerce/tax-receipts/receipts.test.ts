import { openWork } from '../work-list/work-list.ts';
import type { PrintedReceipt } from '@aylal/contracts/orders';
import { sql } from 'kysely';
import { openBookingFixture, TOTAL, type BookingFixture, type Customer } from '../../testing/booking-fixture.ts';
import { askAgain, correctReceipts } from './due-receipts.ts';

const PATH = '/api/order/v1/ebarimt/';
const person = { is_company: false, company_register: '' };
const company = { is_company: true, company_register: '1000001' };

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());
afterEach(() => at.deps.faults.clear());

async function send(customer: Customer, ref_number: string, receiver: object = person) {
  const { status, body } = await at.post(customer, PATH, { ref_number, ...receiver });
  const result = body.result as unknown as PrintedReceipt & { problem?: string; fields?: Record<string, string> };
  return { status, result };
}
const read = async (customer: Customer, ref: string) =>
  (await at.get(customer, `${PATH}${ref}/`)).body.result as unknown as PrintedReceipt & { may_send: boolean };
const atTaxOffice = () => at.deps.db.selectFrom('sandbox.tax_receipts').selectAll().orderBy('id').execute();
const madeFor = async (ref: string) => {
  const ours = await at.deps.db.selectFrom('tax_receipts').selectAll().where('ref_number', '=', ref).execute();
  const suffixes = ours.map(({ number }) => String(number).padStart(6, '0'));
  return (await atTaxOffice()).filter(({ bill_id_suffix }) => suffixes.includes(bill_id_suffix));
};
const lose = (kind: 'drop-answer' | 'fail', times = 1) =>
  at.deps.faults.add({ id: 'tax', operation: 'ebarimt-receipt', kind, times });

describe('The e-receipt of a paid order', () => {
  it('[PROD-12] [CALL-80] [API-69] [GAP-93.2] [NEED-45] is made for a person with lottery and QR, and mailed', async () => {
    const { customer, ref } = await at.issued();
    expect(await read(customer, ref)).toMatchObject({ status: 'none', may_send: true });
    const { status, result } = await send(customer, ref);
    expect([status, result.status, result.amount]).toEqual([200, 'sent', TOTAL]);
    expect(result.receipt_id).toMatch(/^\d{33}$/);
    expect(result.lottery).toMatch(/^AB \d{8}$/);
    expect(result.qr_data.length).toBeGreaterThan(40);
    const mail = await at.deps.db
      .selectFrom('outbox')
      .select(['recipient', 'body'])
      .where('subject', 'like', `%${ref}%e-receipt%`)
      .executeTakeFirstOrThrow();
    const { email } = await at.deps.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', customer.userId)
      .executeTakeFirstOrThrow();
    expect(mail.recipient).toBe(email);
    expect(mail.body).toContain(result.receipt_id);
    expect(mail.body).toContain(`/en/user/order/flight/${ref}`);
  });

  it('[GAP-93.1] leaves lottery and QR text nowhere: not in a table, a mail or the log', async () => {
    const { customer, ref } = await at.issued();
    const { result } = await send(customer, ref);
    const { rows } = await sql<{
      name: string;
    }>`select table_name as name from information_schema.tables where table_schema = 'public'`.execute(at.deps.db);
    for (const { name } of rows) {
      const all = await at.deps.db
        .selectFrom(name as 'outbox')
        .selectAll()
        .execute();
      const text = JSON.stringify(all);
      expect([name, text.includes(result.lottery), text.includes(result.qr_data)]).toEqual([name, false, false]);
    }
    const log = at.logLines.join('\n');
    expect([log.includes('receipt-sent'), log.includes(result.lottery), log.includes(result.qr_data)]).toEqual([
      true,
      false,
      false,
    ]);
    expect((await read(customer, ref)) as object).not.toHaveProperty('lottery');
  });

  it('[EBARIMT-01] [CALL-81.1] is made for a company under its tax number, without a lottery', async () => {
    const { customer, ref } = await at.issued();
    const { result } = await send(customer, ref, company);
    expect([result.company_name, result.lottery]).toEqual(['Тэнгэрийн Зам ХХК', '']);
    expect(await madeFor(ref)).toEqual([
      expect.objectContaining({ type: 'B2B_RECEIPT', customer_tin: '20000000001', total_amount: TOTAL }),
    ]);
  });

  it.each([
    ['no number', { is_company: true, company_register: '' }, 'validation_company_name'],
    ['a number that nobody has', { is_company: true, company_register: '7654321' }, 'validation_company_name'],
    ['letters', { is_company: true, company_register: 'ABCDEFG' }, 'validation_company_register'],
    ['eleven digits', { is_company: true, company_register: '12345678901' }, 'validation_company_register'],
  ])('[VALID-55] [VALID-58] is refused at its field for a company with %s', async (_name, receiver, fault) => {
    const { customer, ref } = await at.issued();
    const { status, result } = await send(customer, ref, receiver);
    expect([status, result.fields]).toEqual([400, { company_register: fault }]);
  });

  it('[VALID-60] takes no company of a person', async () => {
    const { customer, ref } = await at.issued();
    const { result } = await send(customer, ref, { is_company: false, company_register: '1000001' });
    expect([result.is_company, result.company_register]).toEqual([false, '']);
  });

  it('is mailed again when it is asked for again, without a second one, and never for another receiver', async () => {
    const { customer, ref } = await at.issued();
    const first = await send(customer, ref);
    const again = await send(customer, ref);
    expect([again.status, again.result.receipt_id, again.result.lottery]).toEqual([200, first.result.receipt_id, '']);
    const other = await send(customer, ref, company);
    expect([other.status, other.result.problem]).toEqual([409, 'receipt-taken']);
    expect(await madeFor(ref)).toHaveLength(1);
    const mails = await at.deps.db
      .selectFrom('outbox')
      .select('id')
      .where('subject', 'like', `%${ref}%e-receipt%`)
      .execute();
    expect(mails).toHaveLength(2);
  });

  it('is one, however many ask for it at the same time', async () => {
    const { customer, ref } = await at.issued();
    const answers = await Promise.all(Array.from({ length: 16 }, () => send(customer, ref)));
    expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
    expect(await madeFor(ref)).toHaveLength(1);
    expect((await send(customer, ref)).result.status).toBe('sent');
  });
});

describe('[AUT-1] An order that has no receipt to give', () => {
  it('is refused while it is unpaid', async () => {
    const { customer, ref } = await at.invoiced();
    const { status, result } = await send(customer, ref);
    expect([status, result.problem]).toEqual([409, 'receipt-unpaid']);
    expect((await read(customer, ref)).may_send).toBe(false);
  });

  it('is refused while a part of it is owed, before its ticket and after it', async () => {
    const part = await at.invoiced();
    await at.bank(part.bankId, { action: 'part', amount: '400000' });
    expect((await send(part.customer, part.ref)).result.problem).toBe('receipt-unpaid');
    const issued = await at.issued();
    const owed = { total: TOTAL + 100_000 };
    await at.deps.db.updateTable('orders').set(owed).where('ref_number', '=', issued.ref).execute();
    expect((await send(issued.customer, issued.ref)).result.problem).toBe('receipt-unpaid');
    await at.deps.db.updateTable('orders').set({ total: TOTAL }).where('ref_number', '=', issued.ref).execute();
    expect((await send(issued.customer, issued.ref)).status).toBe(200);
  });

  it("answers somebody else's order and a missing one alike", async () => {
    const { ref } = await at.issued();
    const stranger = await at.customer();
    for (const one of [ref, 'AYL-NOBODY']) {
      expect((await send(stranger, one)).status).toBe(404);
      expect((await at.get(stranger, `${PATH}${one}/`)).status).toBe(404);
    }
  });
});

describe('When the tax office does not behave', () => {
  it('[ERR-34.1] says so when it refuses, and can be asked again', async () => {
    const { customer, ref } = await at.issued();
    lose('fail');
    const refused = await send(customer, ref);
    expect([refused.status, refused.result.problem]).toEqual([409, 'receipt-refused']);
    expect((await read(customer, ref)).status).toBe('none');
    expect((await send(customer, ref)).status).toBe(200);
  });

  it('finds the receipt of a lost answer instead of making a second one, with its lottery', async () => {
    const { customer, ref } = await at.issued();
    lose('drop-answer');
    const lost = await send(customer, ref);
    expect([lost.status, lost.result.problem]).toEqual([503, 'unavailable']);
    expect((await read(customer, ref)).status).toBe('sending');
    const again = await send(customer, ref);
    expect([again.status, again.result.status]).toEqual([200, 'sent']);
    expect(again.result.lottery).toMatch(/^AB \d{8}$/);
    expect(await madeFor(ref)).toHaveLength(1);
  });

  it('asks by itself for what was lost, on its day alone', async () => {
    const { customer, ref } = await at.issued();
    lose('drop-answer');
    await send(customer, ref);
    await askAgain(at.deps);
    expect((await read(customer, ref)).status).toBe('sending');
    at.clock.advance(61_000);
    await askAgain(at.deps);
    expect((await read(customer, ref)).status).toBe('sent');
    const late = await at.issued();
    lose('drop-answer');
    await send(late.customer, late.ref);
    at.clock.advance(17 * 3_600_000);
    await askAgain(at.deps);
    const waits = await send(late.customer, late.ref);
    expect([waits.status, waits.result.problem]).toEqual([409, 'still-running']);
    expect(await madeFor(late.ref)).toHaveLength(1);
  });

  it('is a matter for people when it refuses what it may have made already', async () => {
    const { customer, ref } = await at.issued();
    lose('drop-answer');
    await send(customer, ref);
    lose('fail');
    at.clock.advance(61_000);
    await askAgain(at.deps);
    const listed = (await openWork(at.deps.db)).filter(({ kind }) => kind === 'receipt-failed');
    expect(listed).toMatchObject([{ reference: expect.stringMatching(new RegExp(`^${ref}-\\d+$`)), amount: TOTAL }]);
  });

  it.each(['slow', 'malformed', 'fail'] as const)('leaves nothing wrong behind when it is %s', async (kind) => {
    const { customer, ref } = await at.issued();
    at.deps.faults.add({ id: 'tax', operation: 'ebarimt', kind, delay_ms: 200, times: 1 });
    expect((await send(customer, ref)).status).toBe(kind === 'slow' ? 200 : 503);
    expect((await send(customer, ref)).status).toBe(200);
    expect(await madeFor(ref)).toHaveLength(1);
  });
});

describe('A receipt of which something else was kept by now', () => {
  /** A refund that the bank has paid, of which only the sum matters here. */
  async function refunded(ref: string, back: number): Promise<void> {
    await at.deps.db
      .insertInto('refunds')
      .values({
        id: at.deps.ids.reference('REF'),
        ref_number: ref,
        state: 'finished',
        tickets: '[]',
        reason: 'plans',
        fare: back,
        fee: 0,
        discount: 0,
        back,
        bank_name: 'Khan',
        account_name: 'Bat',
        account: '',
        masked_account: '',
        payout_from: null,
        sent_at: at.clock.now(),
        finished_at: at.clock.now(),
        next_at: null,
      })
      .execute();
  }
  const standing = async (ref: string) =>
    (await madeFor(ref)).map(({ status, total_amount, inactive_id }) => [status, total_amount, inactive_id]);

  it('is followed by a corrected one after each partial refund, in a chain', async () => {
    const { customer, ref } = await at.issued();
    const first = await send(customer, ref);
    await refunded(ref, 150_000);
    await correctReceipts(at.deps);
    await correctReceipts(at.deps);
    const second = await read(customer, ref);
    expect([second.status, second.amount]).toEqual(['corrected', TOTAL - 150_000]);
    await refunded(ref, 50_000);
    await correctReceipts(at.deps);
    expect(await standing(ref)).toEqual([
      ['REPLACED', TOTAL, null],
      ['REPLACED', TOTAL - 150_000, first.result.receipt_id],
      ['MADE', TOTAL - 200_000, second.receipt_id],
    ]);
  });

  it('is made of what was kept when it is asked for after a refund', async () => {
    const { customer, ref } = await at.issued();
    await refunded(ref, 150_000);
    expect((await send(customer, ref)).result.amount).toBe(TOTAL - 150_000);
    await correctReceipts(at.deps);
    expect(await madeFor(ref)).toHaveLength(1);
  });

  it('is taken back when nothing is left, and none is to be had any more', async () => {
    const { customer, ref } = await at.issued();
    await send(customer, ref);
    await refunded(ref, TOTAL);
    at.deps.faults.add({ id: 'tax', operation: 'ebarimt', kind: 'fail', times: 3 });
    await correctReceipts(at.deps);
    expect((await read(customer, ref)).status).toBe('sent');
    await correctReceipts(at.deps);
    expect((await read(customer, ref)).status).toBe('returned');
    expect((await standing(ref)).map(([status]) => status)).toEqual(['RETURNED']);
    expect((await send(customer, ref)).result.problem).toBe('receipt-unpaid');
  });

  it('is left to people when it was a company that got it, and no job asks twice', async () => {
    const { customer, ref } = await at.issued();
    await send(customer, ref, company);
    await refunded(ref, TOTAL);
    await correctReceipts(at.deps);
    await correctReceipts(at.deps);
    expect((await read(customer, ref)).status).toBe('sent');
    expect(await standing(ref)).toEqual([['MADE', TOTAL, null]]);
  });
});
