import type { AccountDay } from '@aylal/contracts/office';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/**
 * What was booked from one instant until another, in milliseconds, and how the accounts stood then; those of single orders, customers and partners together, by the first two words of
 * their code. An account that has never moved before `until` is not there.
 */
export async function readAccountDays(
  db: Db,
  { from, until }: { readonly from: number; readonly until: number },
): Promise<readonly AccountDay[]> {
  const { rows } = await sql<AccountDay>`
    select split_part(e.account, ':', 1) || ':' || split_part(e.account, ':', 2) as account, min(a.kind) as kind,
      coalesce(sum(e.amount) filter (where e.amount > 0 and t.at >= ${from}), 0)::bigint as debit,
      coalesce(-sum(e.amount) filter (where e.amount < 0 and t.at >= ${from}), 0)::bigint as credit,
      sum(e.amount)::bigint as balance
    from ledger_entries e
    join ledger_transactions t on t.id = e.transaction_id and t.at < ${until}
    join ledger_accounts a on a.code = e.account
    group by 1 order by 1`.execute(db);
  return rows;
}
