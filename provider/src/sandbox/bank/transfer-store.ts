import type { Money } from '@aylal/domain/money';
import type { Generated, Selectable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

interface SandboxTransferTable {
  record: Generated<number>;
  amount: Money;
  purpose: string;
  sender: string;
  created_at: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** What came in on the merchant's account at the sandbox's bank: the bank's own books. */
    'sandbox.transfers': SandboxTransferTable;
  }
}

export type SandboxTransfer = Selectable<SandboxTransferTable>;

export async function addTransfer(db: Db, row: Omit<SandboxTransfer, 'record'>): Promise<void> {
  await db.insertInto('sandbox.transfers').values(row).execute();
}

export async function transfersAfter(db: Db, record: number, limit: number): Promise<readonly SandboxTransfer[]> {
  return db
    .selectFrom('sandbox.transfers')
    .selectAll()
    .where('record', '>', record)
    .orderBy('record')
    .limit(limit)
    .execute();
}

export async function latestTransfers(db: Db, limit: number): Promise<readonly SandboxTransfer[]> {
  return db.selectFrom('sandbox.transfers').selectAll().orderBy('record', 'desc').limit(limit).execute();
}
