import { sql } from 'kysely';
import type { LedgerInvariant } from '../../ledger/check-ledger.ts';
import { accounts } from '../../ledger/ledger.ts';

/** Where the statement of our account and the books must agree (OPS-4). */
export const transferInvariants: readonly LedgerInvariant[] = [
  {
    name: 'transfers-are-all-somewhere',
    rule: 'A transfer is booked to its order, or waits with its amount on the account of those that nobody knows (MNY-7)',
    violations: async (db) =>
      (
        await sql<{ record: number }>`
          select t.record from bank_transfers t
          left join ledger_transactions l on l.reference = 'TRF-' || t.record
            and l.kind = case when t.invoice_id is null then 'transfer-unmatched' else 'payment' end
          left join ledger_entries e on e.transaction_id = l.id and e.account = 'clearing:transfer'
          where (t.invoice_id is null or exists (select 1 from payments p where p.payment_id = 'TRF-' || t.record))
          group by t.record, t.amount having count(l.id) <> 1 or coalesce(sum(e.amount), 0) <> t.amount
          order by t.record limit 20`.execute(db)
      ).rows,
  },
  {
    name: 'unknown-transfers-are-counted',
    rule: 'The account of transfers that nobody knows holds exactly those that wait (MNY-7)',
    violations: async (db) =>
      (
        await sql<{ booked: number; waiting: number }>`
          select booked, waiting from
            (select coalesce(-sum(amount), 0) as booked from ledger_entries where account = ${accounts.unmatchedTransfers.code}) as b,
            (select coalesce(sum(amount), 0) as waiting from bank_transfers t where invoice_id is null
              and not exists (select from transfer_returns r where r.record = t.record and r.state = 'returned')) as w
          where booked <> waiting`.execute(db)
      ).rows,
  },
  {
    name: 'returned-transfers-are-booked',
    rule: 'A transfer that has gone back to its sender is booked so once, with its amount, and has no order',
    violations: async (db) =>
      (
        await sql<{ reference: string }>`
          select coalesce(r.reference, l.reference) as reference
          from (
            select r.reference, t.amount, t.invoice_id from transfer_returns r
            join bank_transfers t on t.record = r.record where r.state = 'returned'
          ) r
          full join (
            select t.reference, sum(e.amount) as amount from ledger_transactions t
            join ledger_entries e on e.transaction_id = t.id and e.account = ${accounts.unmatchedTransfers.code}
            where t.kind = 'transfer-returned' group by t.reference
          ) l on l.reference = r.reference
          where l.amount is distinct from r.amount or r.invoice_id is not null order by 1 limit 20`.execute(db)
      ).rows,
  },
];
