import type { Db } from '../../platform/database/database.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** What the sandbox's host app gave to the pages that it opened. */
    'sandbox.host_app_tokens': { token_hash: string; person: string; created_at: number };
  }
}

const TOKEN_MS = 60_000;

export async function addHostToken(db: Db, token_hash: string, person: string, created_at: number): Promise<void> {
  await db.insertInto('sandbox.host_app_tokens').values({ token_hash, person, created_at }).execute();
}

/** Whose token it is, once and within a minute. */
export async function takeHostToken(db: Db, token_hash: string, now: number): Promise<string | undefined> {
  const taken = await db
    .deleteFrom('sandbox.host_app_tokens')
    .where('token_hash', '=', token_hash)
    .where('created_at', '>', now - TOKEN_MS)
    .returning('person')
    .executeTakeFirst();
  return taken?.person;
}
