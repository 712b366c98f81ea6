import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

interface GrantTable {
  code_hash: string;
  token_hash: string | null;
  person: string;
  scope: string;
  created_at: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** What the sandbox's citizens agreed to. */
    'sandbox.dan_grants': GrantTable;
  }
}

const CODE_MS = 60_000;

export async function addGrant(db: Db, grant: Omit<Selectable<GrantTable>, 'token_hash'>): Promise<void> {
  await db
    .insertInto('sandbox.dan_grants')
    .values({ ...grant, token_hash: null })
    .execute();
}

/** A token for a code, once and within a minute; false otherwise. */
export async function tradeCode(db: Db, code_hash: string, token_hash: string, now: number): Promise<boolean> {
  const traded = await db
    .updateTable('sandbox.dan_grants')
    .set({ token_hash })
    .where('code_hash', '=', code_hash)
    .where('token_hash', 'is', null)
    .where('created_at', '>', now - CODE_MS)
    .returning('code_hash')
    .executeTakeFirst();
  return traded !== undefined;
}

export async function findGrant(db: Db, token_hash: string): Promise<Selectable<GrantTable> | undefined> {
  return db.selectFrom('sandbox.dan_grants').selectAll().where('token_hash', '=', token_hash).executeTakeFirst();
}
