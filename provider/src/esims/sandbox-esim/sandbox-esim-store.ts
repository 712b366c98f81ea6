import type { Selectable } from 'kysely';
import type { Db } from '../../database/database.ts';

interface SandboxEsimTable {
  order_id: string;
  description: string;
  package_id: string;
  iccid: string;
  matching_id: string;
  created_at: number;
}

declare module '../../database/tables.ts' {
  interface Tables {
    /** The sandbox partner's own books: every eSIM that it has made. */
    sandbox_esims: SandboxEsimTable;
  }
}

export type SandboxEsim = Selectable<SandboxEsimTable>;

export async function keepEsim(db: Db, esim: SandboxEsim): Promise<void> {
  await db.insertInto('sandbox_esims').values(esim).execute();
}

export async function findEsims(db: Db, description: string): Promise<readonly SandboxEsim[]> {
  return db.selectFrom('sandbox_esims').selectAll().where('description', '=', description).execute();
}
