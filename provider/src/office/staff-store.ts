import type { StaffRole } from '@aylal/domain/office';
import type { Passwords } from '../accounts/password.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { Ids } from '../platform/ids.ts';
import { sealedRows } from '../platform/reseal/sealed-rows.ts';
import type { Vault } from '../platform/vault.ts';
import { newDeviceSecret } from './device-code.ts';
import type { StaffRow } from './office-tables.ts';

/** Who is to work in the office. */
export interface NewStaff {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly password: string;
}

/** Adds a person of the office; answers what their device makes codes of, or null when the address has an account already. */
export async function addStaff(
  { db, ids, vault, passwords }: { db: Db | Tx; ids: Ids; vault: Vault; passwords: Passwords },
  { email, name, role, password }: NewStaff,
  now: number,
): Promise<string | null> {
  const id = ids.uuid();
  const secret = newDeviceSecret();
  const row = {
    id,
    email: email.toLowerCase(),
    name,
    role,
    password_hash: await passwords.hash(password),
    sealed_secret: vault.seal(secret, id),
    created_at: now,
    ended_at: null,
  };
  const added = await db
    .insertInto('staff')
    .values(row)
    .onConflict((known) => known.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added ? secret : null;
}

/** The person with this address who may work; undefined for anybody else. */
export async function findStaffByEmail(db: Db | Tx, email: string): Promise<StaffRow | undefined> {
  return db
    .selectFrom('staff')
    .selectAll()
    .where('email', '=', email.toLowerCase())
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** Those who may be given work: with one of these roles, by name. */
export async function listStaffOf(db: Db | Tx, roles: readonly StaffRole[]) {
  return db
    .selectFrom('staff')
    .select(['id', 'name', 'role'])
    .where('role', 'in', roles)
    .where('ended_at', 'is', null)
    .orderBy('name')
    .limit(100)
    .execute();
}

/** Whether this is the id of a person of one of these roles who has not left. */
export async function isStaffOf(db: Db | Tx, id: string, roles: readonly StaffRole[]): Promise<boolean> {
  const found = await db
    .selectFrom('staff')
    .select('id')
    .where('id', '=', id)
    .where('role', 'in', roles)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** What devices make codes of, as it is encrypted at rest. */
export const sealedDevices = sealedRows<StaffRow>({
  table: 'staff',
  key: 'id',
  changed: ({ id, sealed_secret }, reseal) => ({ sealed_secret: reseal(sealed_secret, id) }),
});
