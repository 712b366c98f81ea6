import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database.ts';

/** One way in which the books may be wrong. */
export interface LedgerInvariant {
  readonly name: string;
  /** What it means, for the person who reads the report. */
  readonly rule: string;
  /** The rows that break it: none when all is well. At most 20. */
  readonly violations: (db: Db) => Promise<readonly Readonly<Record<string, unknown>>[]>;
}

export type LedgerReport = v.InferOutput<typeof ledgerReport>;
/** A report as a running provider answers it. */
export const ledgerReport = v.object({
  ok: v.boolean(),
  transactions: v.number(),
  entries: v.number(),
  checks: v.array(
    v.object({
      name: v.string(),
      rule: v.string(),
      ok: v.boolean(),
      violations: v.pipe(v.array(v.record(v.string(), v.unknown())), v.readonly()),
    }),
  ),
});

/** Invariants of the books themselves; slices add those of their orders and payments (OPS-4). */
export const ledgerInvariants: readonly LedgerInvariant[] = [
  {
    name: 'transactions-balance',
    rule: 'The entries of every transaction add up to zero (MNY-2)',
    violations: async (db) =>
      (
        await sql<{ id: number; sum: number }>`
          select t.id, coalesce(sum(e.amount), 0)::bigint as sum from ledger_transactions t left join ledger_entries e on e.transaction_id = t.id
          group by t.id having coalesce(sum(e.amount), 0) <> 0 or count(e.line) < 2 order by t.id limit 20`.execute(db)
      ).rows,
  },
  {
    name: 'books-balance',
    rule: 'All accounts together are zero (MNY-2)',
    violations: async (db) =>
      (
        await sql<{
          sum: number;
        }>`select sum(amount)::bigint as sum from ledger_entries having sum(amount) <> 0`.execute(db)
      ).rows,
  },
  {
    name: 'customer-credit-is-ours-to-owe',
    rule: 'No customer owes us credit: a credit account is never above zero (MNY-5)',
    violations: async (db) =>
      (
        await sql<{ account: string; balance: number }>`
          select account, sum(amount)::bigint as balance from ledger_entries where account like 'credit:%'
          group by account having sum(amount) > 0 order by account limit 20`.execute(db)
      ).rows,
  },
  {
    name: 'receivables-not-negative',
    rule: 'Nobody has paid more into an order than it costs; the rest is credit (MNY-7)',
    violations: async (db) =>
      (
        await sql<{ account: string; balance: number }>`
          select account, sum(amount)::bigint as balance from ledger_entries where account like 'receivable:order:%'
          group by account having sum(amount) < 0 order by account limit 20`.execute(db)
      ).rows,
  },
];

/** Checks every invariant in one snapshot, so that a live system does not look broken half-way through a payment. */
export async function checkLedger(db: Db, invariants: readonly LedgerInvariant[]): Promise<LedgerReport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const counts = await sql<{ transactions: number; entries: number }>`
        select (select count(*) from ledger_transactions) as transactions, (select count(*) from ledger_entries) as entries`.execute(
        tx,
      );
      const checks = [];
      for (const { name, rule, violations } of invariants) {
        const found = await violations(tx);
        checks.push({ name, rule, ok: found.length === 0, violations: found });
      }
      const { transactions = 0, entries = 0 } = counts.rows[0] ?? {};
      return { ok: checks.every(({ ok }) => ok), transactions, entries, checks };
    });
}
