import type { Money } from '@aylal/domain/money';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';

export type LoanStatus = 'offered' | 'paid-out' | 'refused' | 'withdrawn';

interface SandboxLoanTable {
  id: string;
  reference: string;
  order_ref: string;
  amount: Money;
  callback_url: string;
  status: LoanStatus;
  created_at: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** The sandbox lender's own books: its loans, and what it has paid out for each. */
    'sandbox.loans': SandboxLoanTable;
    'sandbox.loan_payouts': { id: string; loan_id: string; amount: Money; created_at: number };
  }
}

export type SandboxLoan = Selectable<SandboxLoanTable>;

/** False when the merchant's reference was used before: the lender takes each once. */
export async function addLoan(db: Db, loan: SandboxLoan): Promise<boolean> {
  const added = await db
    .insertInto('sandbox.loans')
    .values(loan)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function findLoan(db: Db | Tx, id: string): Promise<SandboxLoan | undefined> {
  return db.selectFrom('sandbox.loans').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The loan that a merchant knows by this reference of its own. */
export async function findLoanOf(db: Db, reference: string): Promise<SandboxLoan | undefined> {
  return db.selectFrom('sandbox.loans').selectAll().where('reference', '=', reference).executeTakeFirst();
}

/** Moves a loan that is only offered; false when it was decided before. */
export async function decideLoan(db: Db | Tx, id: string, status: Exclude<LoanStatus, 'offered'>): Promise<boolean> {
  const moved = await db
    .updateTable('sandbox.loans')
    .set({ status })
    .where('id', '=', id)
    .where('status', '=', 'offered')
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

export async function wasRefused(db: Db, order: string): Promise<boolean> {
  const refused = await db
    .selectFrom('sandbox.loans')
    .select('id')
    .where('order_ref', '=', order)
    .where('status', '=', 'refused')
    .executeTakeFirst();
  return refused !== undefined;
}
