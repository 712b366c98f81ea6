import { sql } from 'kysely';
import type { LedgerInvariant } from '../ledger/check-ledger.ts';

/** Where payments, their invoices and the books must agree; the other way round, `payments-are-booked-once` (OPS-4). */
export const paymentInvariants: readonly LedgerInvariant[] = [
  {
    name: 'booked-payments-are-known',
    rule: 'Every payment in the books has its row among the payments, which tells whose it is (MNY-2)',
    violations: async (db) =>
      (
        await sql<{ payment_id: string; account: string; amount: number }>`
          select t.reference as payment_id, e.account, e.amount from ledger_transactions t
          join ledger_entries e on e.transaction_id = t.id and e.account like 'clearing:%'
          left join payments p on p.payment_id = t.reference and 'clearing:' || lower(p.partner) = e.account
          where t.kind = 'payment' and p.payment_id is null order by t.id limit 20`.execute(db)
      ).rows,
  },
];
