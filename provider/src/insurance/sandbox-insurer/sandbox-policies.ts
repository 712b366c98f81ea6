import type { Db } from '../../database/database.ts';

interface SandboxPolicyTable {
  number: string;
  reference: string;
  product: string;
  insured: number;
  created_at: number;
}

declare module '../../database/tables.ts' {
  interface Tables {
    /** The sandbox insurer's own books: every policy that it has issued. Who is insured it does not need. */
    sandbox_policies: SandboxPolicyTable;
  }
}

export async function keepPolicy(db: Db, policy: SandboxPolicyTable): Promise<void> {
  await db.insertInto('sandbox_policies').values(policy).execute();
}

/** Policies of an order, the oldest first. */
export async function policiesOf(db: Db, reference: string): Promise<readonly SandboxPolicyTable[]> {
  return db
    .selectFrom('sandbox_policies')
    .selectAll()
    .where('reference', '=', reference)
    .orderBy('created_at')
    .execute();
}
