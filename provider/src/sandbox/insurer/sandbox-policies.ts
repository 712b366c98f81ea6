import type { ColumnType, Insertable, Selectable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

interface SandboxPolicyTable {
  number: string;
  reference: string;
  product: string;
  insured: number;
  created_at: number;
  /** How often it was asked to give the policy up. */
  cancellations: ColumnType<number, number | undefined, number>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** The sandbox insurer's own books: every policy that it has issued, without the insured. */
    'sandbox.policies': SandboxPolicyTable;
  }
}

export async function keepPolicy(db: Db, policy: Insertable<SandboxPolicyTable>): Promise<void> {
  await db.insertInto('sandbox.policies').values(policy).execute();
}

/** Policies of an order, the oldest first. */
export async function policiesOf(db: Db, reference: string): Promise<readonly Selectable<SandboxPolicyTable>[]> {
  return db
    .selectFrom('sandbox.policies')
    .selectAll()
    .where('reference', '=', reference)
    .orderBy('created_at')
    .execute();
}

/** Gives a policy up; false where there is none of that number. */
export async function cancelPolicy(db: Db, number: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sandbox.policies')
    .set(({ eb }) => ({ cancellations: eb('cancellations', '+', 1) }))
    .where('number', '=', number)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
