import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { returnTransfer } from '../commerce/payments/transfer/return-transfer.ts';
import { assignTransfer } from '../commerce/payments/transfer/unmatched-transfers.ts';
import { openBookingFixture, type BookingFixture } from '../testing/booking-fixture.ts';
import { whileLocked } from '../testing/while-locked.ts';
import { writeAudit } from './audit-log.ts';

const person = { id: 'p-1', name: 'Болормаа', role: 'finance' } as const;

describe('A transfer on which two decide at once', () => {
  let at: BookingFixture;
  beforeAll(async () => {
    at = await openBookingFixture();
  });
  afterAll(() => at.close());

  /** A transfer that waits, and an order that asked for one. */
  async function waiting() {
    const customer = await at.customer();
    const { ref_number: ref } = (await at.book(customer, (await at.quote()).ref_number)).body.result;
    await at.post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name: 'TRANSFER' });
    const row = { amount: 41_000, purpose: 'Буруу данс', sender: '5001234567', created_at: at.clock.now() };
    await at.deps.db.insertInto('sandbox.transfers').values(row).execute();
    at.clock.advance(15_000);
    await at.work.readTransfers();
    const { record } = await at.deps.db
      .selectFrom('bank_transfers')
      .select('record')
      .orderBy('record', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return { ref, record };
  }
  const assign = ({ ref, record }: { ref: string; record: number }) =>
    at.deps.db
      .transaction()
      .execute((tx) => assignTransfer(tx, record, ref, at.clock.now()))
      .then(
        () => 'assigned',
        () => 'refused',
      );
  const sendBack = async ({ record }: { record: number }) => {
    const to = { bank_name: 'Khan', account_name: 'BAT' };
    const wish = { id: randomUUID(), record, to };
    return at.deps.db.transaction().execute(async (tx) => {
      if (!(await returnTransfer(at.deps, tx, wish, at.clock.now()))) return 'refused';
      const act = { act: 'return-transfer', subject: `unmatched-transfer TRF-${record}`, reason: 'Not ours' };
      await writeAudit(tx, person, { ...act, after: { id: wish.id, ...to } }, at.clock.now());
      return 'sent back';
    });
  };

  it.each([
    ['sends back first', [sendBack, assign]],
    ['gives it to an order first', [assign, sendBack]],
  ] as const)('[MNY-8] goes one way when one %s', async (_, both) => {
    const transfer = await waiting();
    const outcomes = await whileLocked(
      at.deps.db,
      sql`select from bank_transfers where record = ${transfer.record} for update`,
      () => Promise.all(both.map((decide) => decide(transfer))),
    );
    expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(1);
    await at.work.payReturns();
    expect(await at.brokenBooks()).toEqual([]);
  });
});
