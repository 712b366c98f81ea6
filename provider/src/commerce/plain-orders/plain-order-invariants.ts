import { sql } from 'kysely';
import type { LedgerInvariant } from '../ledger/check-ledger.ts';

/** Where plain orders and books must agree (OPS-4). */
export const plainOrderInvariants: readonly LedgerInvariant[] = [
  {
    name: 'plain-orders-owe-what-is-unpaid',
    rule: 'What an order still owes in the books is its price less what is paid, and nothing once it has ended (MNY-7)',
    violations: async (db) =>
      (
        await sql<{ ref_number: string; status: number; balance: number }>`
          select o.ref_number, o.status, coalesce(sum(e.amount), 0)::bigint as balance from plain_orders o
          left join ledger_entries e on e.account = 'receivable:order:' || o.ref_number
          group by o.ref_number having coalesce(sum(e.amount), 0) <> case when o.status <= 4 then o.total - o.paid else 0 end
          order by o.ref_number limit 20`.execute(db)
      ).rows,
  },
  {
    name: 'plain-sales-are-handed-over-once',
    rule: 'A sale stands open from its order until it is handed over or the order ends (MNY-2)',
    violations: async (db) =>
      (
        await sql<{ ref_number: string; status: number; balance: number }>`
          select o.ref_number, o.status, coalesce(sum(e.amount), 0)::bigint as balance from plain_orders o
          left join ledger_entries e on e.account = 'unissued:order:' || o.ref_number
          group by o.ref_number having coalesce(sum(e.amount), 0) <> case when o.status in (1, 2, 3) then -o.total else 0 end
          order by o.ref_number limit 20`.execute(db)
      ).rows,
  },
];
