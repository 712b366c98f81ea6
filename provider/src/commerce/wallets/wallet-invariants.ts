import { sql } from 'kysely';
import type { LedgerInvariant } from '../ledger/check-ledger.ts';

/** Where wallets and books must agree (OPS-4, MNY-5). */
export const walletInvariants: readonly LedgerInvariant[] = [
  {
    name: 'wallets-follow-the-ledger',
    rule: 'What a wallet holds and has reserved is what the ledger says, and never below zero (MNY-5)',
    violations: async (db) =>
      (
        await sql<{ account: string; balance: number; ledger: number }>`
          select coalesce(w.account, l.account) as account, coalesce(w.balance, 0)::bigint as balance, coalesce(l.sum, 0)::bigint as ledger
          from wallet_balances w full join (
            select account, -sum(amount) as sum from ledger_entries where account like 'credit:%' or account like 'held:%' group by account
          ) l on l.account = w.account
          where coalesce(w.balance, 0) <> coalesce(l.sum, 0) or coalesce(w.balance, 0) < 0 order by 1 limit 20`.execute(
          db,
        )
      ).rows,
  },
  {
    name: 'statements-follow-the-ledger',
    rule: 'The lines of a wallet add up to what the ledger says (MNY-2)',
    violations: async (db) =>
      (
        await sql<{ account: string; lines: number; ledger: number }>`
          select w.account, coalesce(sum(s.amount), 0)::bigint as lines, w.balance::bigint as ledger from wallet_balances w
          left join wallet_lines s on s.account = w.account where w.account like 'credit:%'
          group by w.account, w.balance having coalesce(sum(s.amount), 0) <> w.balance order by w.account limit 20`.execute(
          db,
        )
      ).rows,
  },
  {
    name: 'reservations-are-held',
    rule: 'What is reserved in the books is the sum of the reservations that have not ended (MNY-5)',
    violations: async (db) =>
      (
        await sql<{ account: string; balance: number; held: number }>`
          select coalesce(w.account, r.account) as account, coalesce(w.balance, 0)::bigint as balance, coalesce(r.sum, 0)::bigint as held
          from (select * from wallet_balances where account like 'held:%') w full join (
            select 'held:' || case type when 'wallet' then 'user' else 'game' end || ':' || user_id as account, sum(amount) as sum
            from wallet_reservations where state = 'held' group by 1
          ) r on r.account = w.account
          where coalesce(w.balance, 0) <> coalesce(r.sum, 0) order by 1 limit 20`.execute(db)
      ).rows,
  },
];
