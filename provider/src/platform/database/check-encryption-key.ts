import type { Vault } from '../vault.ts';
import type { Db } from './database.ts';

declare module './tables.ts' {
  interface Tables {
    encryption_key: EncryptionKeyRow;
  }
}

/** The one row: which key encrypts the personal data of this database. */
export interface EncryptionKeyRow {
  id: number;
  fingerprint: string;
}

const TEXT = 'the key of this database';

/**
 * Remembers the key of a new database. Throws where the database was filled with another one: every read of personal data would fail (PII-2). The key before is as good as the one of now. Instances that
 * start at once on a new database agree on the first.
 */
export async function checkEncryptionKey(db: Db, vault: Vault): Promise<void> {
  const fingerprints = vault.fingerprints(TEXT);
  await db
    .insertInto('encryption_key')
    .values({ id: 1, fingerprint: vault.fingerprint(TEXT) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const known = await db.selectFrom('encryption_key').select('fingerprint').executeTakeFirstOrThrow();
  if (!fingerprints.includes(known.fingerprint))
    throw new Error(
      'ENCRYPTION_KEY (or encryption.key in the data folder) is not the key that encrypted the personal data of this database: start with that key',
    );
}

/** From now on the database is of the key of now: everything is encrypted with it, and nobody starts with the one before alone. */
export async function changeEncryptionKey(db: Db, vault: Vault): Promise<void> {
  await db
    .updateTable('encryption_key')
    .set({ fingerprint: vault.fingerprint(TEXT) })
    .execute();
}
