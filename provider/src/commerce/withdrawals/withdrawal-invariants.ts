import { sql } from 'kysely';
import type { LedgerInvariant } from '../ledger/check-ledger.ts';

/** Where withdrawals and the wallets' reservations must agree. */
export const withdrawalInvariants: readonly LedgerInvariant[] = [
  {
    name: 'withdrawals-are-reserved',
    rule: 'A withdrawal has its amount reserved: held while it is pending, posted once it is paid, voided when the bank refused it (MNY-5)',
    violations: async (db) =>
      (
        await sql<{ id: string; withdrawal: string; reservation: string | null }>`
          select w.id, w.state as withdrawal, r.state as reservation from withdrawals w left join wallet_reservations r on r.id = w.id
          where r.id is null or r.user_id <> w.user_id or r.amount <> w.amount
            or r.state <> case w.state when 'pending' then 'held' when 'paid' then 'posted' else 'voided' end
          order by w.id limit 20`.execute(db)
      ).rows,
  },
];
