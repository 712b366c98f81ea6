import type { Tx } from '../../platform/database/database.ts';
import type { UserRow } from '../user-store.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** Which account a customer of the app around the mini-app has. */
    host_links: { host_customer: string; user_id: string; linked_at: number };
  }
}

/** The account of a customer of the app; undefined before their first visit. */
export async function findLinkedUser(tx: Tx, hostCustomer: string): Promise<UserRow | undefined> {
  return tx
    .selectFrom('host_links')
    .innerJoin('users', 'users.id', 'host_links.user_id')
    .selectAll('users')
    .where('host_customer', '=', hostCustomer)
    .executeTakeFirst();
}

/** Remembers whose account it is. The caller holds the lock of the customer's phone number. */
export async function linkUser(tx: Tx, host_customer: string, user_id: string, linked_at: number): Promise<void> {
  await tx.insertInto('host_links').values({ host_customer, user_id, linked_at }).execute();
}
