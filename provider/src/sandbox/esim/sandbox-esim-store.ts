import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

interface SandboxEsimTable {
  order_id: string;
  description: string;
  package_id: string;
  iccid: string;
  matching_id: string;
  created_at: number;
}

type SandboxTopUpTable = Omit<SandboxEsimTable, 'matching_id'>;

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** The sandbox partner's own books: every eSIM that it has made. */
    'sandbox.esims': SandboxEsimTable;
    /** And every package that it has added to one. */
    'sandbox.esim_top_ups': SandboxTopUpTable;
  }
}

export type SandboxEsim = Selectable<SandboxEsimTable>;
export type SandboxTopUp = Selectable<SandboxTopUpTable>;

export async function keepEsim(db: Db, esim: SandboxEsim): Promise<void> {
  await db.insertInto('sandbox.esims').values(esim).execute();
}

export async function findEsims(db: Db, description: string): Promise<readonly SandboxEsim[]> {
  return db.selectFrom('sandbox.esims').selectAll().where('description', '=', description).execute();
}

export async function esimByIccid(db: Db, iccid: string): Promise<SandboxEsim | undefined> {
  return db.selectFrom('sandbox.esims').selectAll().where('iccid', '=', iccid).executeTakeFirst();
}

export async function keepTopUp(db: Db, topUp: SandboxTopUp): Promise<void> {
  await db.insertInto('sandbox.esim_top_ups').values(topUp).execute();
}

export async function findTopUps(db: Db, description: string): Promise<readonly SandboxTopUp[]> {
  return db.selectFrom('sandbox.esim_top_ups').selectAll().where('description', '=', description).execute();
}

export async function topUpsOf(db: Db, iccid: string): Promise<readonly SandboxTopUp[]> {
  return db.selectFrom('sandbox.esim_top_ups').selectAll().where('iccid', '=', iccid).orderBy('created_at').execute();
}
