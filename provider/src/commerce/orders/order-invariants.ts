import { sql } from 'kysely';
import type { LedgerInvariant } from '../ledger/check-ledger.ts';

/** Where orders and books must agree (OPS-4). */
export const orderInvariants: readonly LedgerInvariant[] = [
  {
    name: 'orders-owe-what-is-unpaid',
    rule: 'What an order still owes in the books is its price less what is paid, and nothing once it has ended (MNY-7)',
    violations: async (db) =>
      (
        await sql<{ ref_number: string; status: number; balance: number }>`
          select o.ref_number, o.status, coalesce(sum(e.amount), 0)::bigint as balance from orders o
          left join ledger_entries e on e.account = 'receivable:order:' || o.ref_number
          group by o.ref_number having coalesce(sum(e.amount), 0) <> case when o.status <= 4 then o.total - o.paid else 0 end
          order by o.ref_number limit 20`.execute(db)
      ).rows,
  },
  {
    name: 'sales-wait-for-their-ticket',
    rule: 'A sale stands open from the booking until its ticket is issued or the order ends; of a change, what it costs more or less than the ticket held',
    violations: async (db) =>
      (
        await sql<{ ref_number: string; status: number; balance: number }>`
          select o.ref_number, o.status, coalesce(sum(e.amount), 0)::bigint as balance from orders o
          left join ledger_entries e on e.account = 'unissued:order:' || o.ref_number
          group by o.ref_number having coalesce(sum(e.amount), 0) <> case
            when o.status not in (1, 2, 3) then 0
            when o.change is not null then (o.change->>'heldTotal')::bigint - o.total
            else o.fee - o.total - o.discount end
          order by o.ref_number limit 20`.execute(db)
      ).rows,
  },
  {
    name: 'payments-are-booked-once',
    rule: 'Every settled payment is in the books exactly once, with its amount (MNY-8)',
    violations: async (db) =>
      (
        await sql<{ payment_id: string; booked: number }>`
          select p.payment_id, count(t.id)::int as booked from payments p
          left join ledger_transactions t on t.reference = p.payment_id and t.kind = 'payment'
          left join ledger_entries e on e.transaction_id = t.id and e.amount > 0
          group by p.partner, p.payment_id, p.amount having count(t.id) <> 1 or sum(e.amount) <> p.amount
          order by p.payment_id limit 20`.execute(db)
      ).rows,
  },
];
