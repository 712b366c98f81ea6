import type { Passkey } from '@aylal/contracts/office';
import type { Db, Tx } from '../../platform/database/database.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    staff_passkeys: PasskeyTable;
    /** Challenges that were used, until they would have ended. */
    passkey_challenges: { hash: string; ends_at: number };
  }
}

/** A passkey of a person of the office; keys and ids in base64url, instants in milliseconds. `counter` only grows where an authenticator counts at all. */
export interface PasskeyTable {
  id: string;
  staff_id: string;
  name: string;
  public_key: string;
  counter: number;
  created_at: number;
  used_at: number | null;
}

/** The passkeys of a person, the newest first. */
export async function readPasskeys(db: Db | Tx, staffId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('staff_passkeys')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, created_at, used_at }) => ({
    id,
    name,
    created_at: new Date(created_at).toISOString(),
    used_at: used_at === null ? null : new Date(used_at).toISOString(),
  }));
}

/** A passkey with whom it signs in; undefined for one that nobody has, or whose person has left. */
export function findPasskey(db: Db | Tx, id: string) {
  return db
    .selectFrom('staff_passkeys as k')
    .innerJoin('staff as p', 'p.id', 'k.staff_id')
    .select(['k.id', 'k.public_key', 'k.counter', 'k.staff_id'])
    .where('k.id', '=', id)
    .where('p.ended_at', 'is', null)
    .executeTakeFirst();
}
