import { payoutAlone } from '@aylal/domain/office';
import type { Database } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openTestDatabase } from '../../testing/provider-fixture.ts';
import { migrations } from '../migrations.ts';

const STEP = '2012-payout-approvals';
const MUCH = payoutAlone + 1;

const withdrawal = (id: string, over: object) => ({
  ...{
    id,
    user_id: 'u-1',
    state: 'pending',
    amount: MUCH,
    description: '',
    bank_name: 'Khan',
    masked_account: '5***9',
  },
  ...{ sealed: '', asked_at: 7, finished_at: null, attempts: 0, next_at: 7, ...over },
});
const refund = (id: string, over: object) => ({
  ...{ id, ref_number: 'AYL-1', state: 'in-process', tickets: [], reason: '', fare: MUCH, fee: 0, discount: 0 },
  ...{ back: MUCH, bank_name: 'Khan', account_name: '', account: '', masked_account: '5***9', sent_at: 7 },
  ...{ finished_at: null, attempts: 0, next_at: 7, payout_from: null, ...over },
});
const asked = [
  ['withdrawals', withdrawal('WDR-PAID', { state: 'paid' })],
  ['withdrawals', withdrawal('WDR-ASKED', { attempts: 2 })],
  ['refunds', refund('RFD-FINISHED', { state: 'finished' })],
  ['refunds', refund('RFD-ASKED', { attempts: 1 })],
] as const;
const others = [
  ['withdrawals', withdrawal('WDR-NEW', {})],
  ['withdrawals', withdrawal('WDR-LITTLE', { state: 'paid', amount: payoutAlone })],
  ['refunds', refund('RFD-NEW', {})],
  ['refunds', refund('RFD-SENT', { state: 'sent', attempts: 3 })],
  ['refunds', refund('RFD-WALLET', { state: 'finished', bank_name: 'WALLET' })],
  ['refunds', refund('RFD-LITTLE', { state: 'finished', fare: payoutAlone, back: payoutAlone })],
] as const;

describe('Much money that was leaving when approval came', () => {
  let database: Database;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    ({ database, drop } = await openTestDatabase());
    await database.session((sql) =>
      sql.run('drop schema public cascade; drop schema if exists sandbox cascade; create schema public;'),
    );
    await migrate(
      database,
      migrations.filter(({ id }) => id < STEP),
      { sandbox: true },
    );
    await database.session(async (sql) => {
      // Their customers and orders are of no matter here.
      await sql.run('set session_replication_role = replica');
      for (const [table, row] of [...asked, ...others])
        await sql.rows(`insert into ${table} select * from jsonb_populate_record(null::${table}, $1::text::jsonb)`, [
          JSON.stringify(row),
        ]);
      await sql.run('set session_replication_role = default');
    });
    await migrate(database, migrations, { sandbox: true });
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  it('counts as approved where the bank may have been asked for it, and waits for a person where not', async () => {
    const found = await database.session((sql) =>
      sql.rows(
        'select reference, amount::int, state, asked_at::int, decided_by from payout_approvals order by reference',
      ),
    );
    const approved = { amount: MUCH, state: 'approved', asked_at: 7, decided_by: null };
    expect(found).toEqual(asked.map(([, { id }]) => ({ reference: id, ...approved })).toSorted(byReference));
  });
});

function byReference(one: { reference: string }, other: { reference: string }): number {
  return one.reference < other.reference ? -1 : 1;
}
