import type { Money } from '@aylal/domain/money';
import type { Db } from '../../platform/database/database.ts';

export interface SandboxPayout {
  readonly reference: string;
  readonly outcome: 'paid' | 'refused';
  readonly bank: string;
  readonly amount: Money;
  readonly at: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** What the sandbox's banks have done with a reference: once and for all. */
    'sandbox.payouts': SandboxPayout;
  }
}

/** False when the reference was used before: nothing is paid then. */
export async function addSandboxPayout(db: Db, payout: SandboxPayout): Promise<boolean> {
  const added = await db
    .insertInto('sandbox.payouts')
    .values(payout)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('reference')
    .executeTakeFirst();
  return added !== undefined;
}

export function findSandboxPayout(db: Db, reference: string): Promise<SandboxPayout | undefined> {
  return db.selectFrom('sandbox.payouts').selectAll().where('reference', '=', reference).executeTakeFirst();
}
