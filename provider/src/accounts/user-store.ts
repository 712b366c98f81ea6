import { phoneSpellings } from '@aylal/domain/people';
import { sql, type Generated } from 'kysely';
import type { Db, Tx } from '../platform/database/database.ts';
import type { Identifier } from './identifier.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    users: Omit<UserRow, 'has_password'> & { has_password: Generated<boolean> };
    known_browsers: { user_id: string; browser: string; seen_at: number };
  }
}

export interface UserRow {
  id: string;
  email: string | null;
  dial_code: string | null;
  phone: string | null;
  first_name: string;
  last_name: string;
  password_hash: string;
  /** False while nobody knows a password for the account. */
  has_password: boolean;
  created_at: number;
  /** Null for what the account was opened with. */
  email_changed_at: number | null;
  phone_changed_at: number | null;
  /** Since somebody reported a change that was not theirs; until the office has talked to the owner. */
  money_frozen_at: number | null;
}

/** Undefined for an account that is not there. */
export async function findUser(db: Db | Tx, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The account that an address or number belongs to, however the number was spelled when it was written down; of several that are older than this rule, the one of the typed spelling. */
export async function findUserBy(
  db: Db | Tx,
  { email, dialCode, phone, typed }: Identifier,
): Promise<UserRow | undefined> {
  const users = db.selectFrom('users').selectAll();
  if (email !== null) return users.where('email', '=', email).executeTakeFirst();
  const spelled = sql<string>`dial_code || phone`;
  return users
    .where(spelled, 'in', phoneSpellings({ dialCode: dialCode ?? '', national: phone ?? '' }))
    .orderBy(sql`${spelled} = ${typed}`, 'desc')
    .orderBy('created_at')
    .executeTakeFirst();
}

/** False when the address or number has an account already. */
export async function addUser(tx: Tx, user: UserRow): Promise<boolean> {
  const added = await tx
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Changes name or contacts. The caller holds the lock of a new contact and has looked that nobody else has it. */
export async function changeUser(
  tx: Tx,
  id: string,
  columns: Partial<Omit<UserRow, 'id' | 'password_hash' | 'has_password' | 'created_at'>>,
): Promise<UserRow> {
  return tx.updateTable('users').set(columns).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function setPassword(tx: Tx, id: string, password_hash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash, has_password: true }).where('id', '=', id).execute();
}

/** Remembers that this browser has signed in to the account (SEC-4). */
export async function rememberBrowser(tx: Tx, user_id: string, browser: string, seen_at: number): Promise<void> {
  await tx
    .insertInto('known_browsers')
    .values({ user_id, browser, seen_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'browser']).doUpdateSet({ seen_at }))
    .execute();
}

/** Whether this browser has signed in to the account before. */
export async function isKnownBrowser(db: Db | Tx, user_id: string, browser: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_browsers')
    .select('user_id')
    .where('user_id', '=', user_id)
    .where('browser', '=', browser)
    .executeTakeFirst();
  return row !== undefined;
}
