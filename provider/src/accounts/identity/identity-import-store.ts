import { minutesMs } from '@aylal/domain/calendar';
import type { Locale } from '@aylal/domain/language';
import type { Db } from '../../platform/database/database.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    identity_imports: { state_hash: string; session_hash: string; locale: Locale; created_at: number };
  }
}

/** A consent takes a sign-in at e-Mongolia, not more. Milliseconds. */
const VALID_MS = minutesMs(10);

/** An import on its way: of which session, and in which language its customer left. */
export interface PendingImport {
  readonly state_hash: string;
  readonly session_hash: string;
  readonly locale: Locale;
}

/** Remembers that a session has begun an import, and forgets those that nobody came back from. */
export async function beginImport(db: Db, pending: PendingImport, now: number): Promise<void> {
  await db
    .deleteFrom('identity_imports')
    .where('created_at', '<=', now - VALID_MS)
    .execute();
  await db
    .insertInto('identity_imports')
    .values({ ...pending, created_at: now })
    .execute();
}

/** The import that this very session has begun a short while ago, once. Another session's try leaves it to its owner. */
export async function takeImport(
  db: Db,
  { state_hash, session_hash }: Pick<PendingImport, 'state_hash' | 'session_hash'>,
  now: number,
): Promise<{ locale: Locale } | undefined> {
  return db
    .deleteFrom('identity_imports')
    .where('state_hash', '=', state_hash)
    .where('session_hash', '=', session_hash)
    .where('created_at', '>', now - VALID_MS)
    .returning('locale')
    .executeTakeFirst();
}
