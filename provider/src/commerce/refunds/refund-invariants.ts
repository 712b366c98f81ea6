import { sql } from 'kysely';
import type { LedgerInvariant } from '../ledger/check-ledger.ts';

/** Where refunds and books must agree. */
export const refundInvariants: readonly LedgerInvariant[] = [
  {
    name: 'refunds-are-owed-until-paid',
    rule: 'What is owed back for an order is what the airline has granted and the bank has not paid yet',
    violations: async (db) =>
      (
        await sql<{ ref_number: string; owed: number; balance: number }>`
          select r.ref_number, sum(case when r.state = 'in-process' then r.back else 0 end)::bigint as owed, coalesce(max(e.balance), 0)::bigint as balance
          from refunds r
          left join (select account, sum(amount) as balance from ledger_entries group by account) e on e.account = 'refund:order:' || r.ref_number
          group by r.ref_number
          having sum(case when r.state = 'in-process' then r.back else 0 end) <> -coalesce(max(e.balance), 0)
          order by r.ref_number limit 20`.execute(db)
      ).rows,
  },
  {
    name: 'refunds-never-exceed-what-was-paid',
    rule: 'All refunds of an order together are not more than what was paid for it (MNY-10)',
    violations: async (db) =>
      (
        await sql<{ ref_number: string; paid: number; refunded: number }>`
          select o.ref_number, o.paid, sum(r.back)::bigint as refunded from orders o
          join refunds r on r.ref_number = o.ref_number and r.state <> 'refused'
          group by o.ref_number, o.paid having sum(r.back) > o.paid order by o.ref_number limit 20`.execute(db)
      ).rows,
  },
];
