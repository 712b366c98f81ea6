import { identifierOf } from '../../identifier.ts';
import type { UserRow } from '../../user-store.ts';
import type { PersonalDataSource } from '../personal-data-source.ts';

/** Profile and sessions. The account itself stays as a number that the ledger can point to; nobody can sign in to it any more. */
export const accountData: PersonalDataSource = {
  name: 'account',
  tables: ['sessions', 'known_browsers', 'contact_changes', 'host_links'],
  read: async (tx, _vault, user) => {
    const sessions = await tx
      .selectFrom('sessions')
      .select(['device', 'created_at', 'used_at'])
      .where('user_id', '=', user.id)
      .orderBy('created_at')
      .execute();
    const contact_changes = await tx
      .selectFrom('contact_changes')
      .select(['changed_at', 'reported_at'])
      .where('user_id', '=', user.id)
      .orderBy('changed_at')
      .execute();
    const host_links = await tx
      .selectFrom('host_links')
      .select(['host_customer', 'linked_at'])
      .where('user_id', '=', user.id)
      .orderBy('linked_at')
      .execute();
    const { email, dial_code, phone, first_name, last_name, created_at } = user;
    return { email, dial_code, phone, first_name, last_name, created_at, contact_changes, host_links, sessions };
  },
  forget: async (tx, user) => {
    const { id } = user;
    await tx.deleteFrom('verify_codes').where('identifier', 'in', keysOf(user)).execute();
    await tx.deleteFrom('attempts').where('identifier', 'in', keysOf(user)).execute();
    await tx.deleteFrom('known_browsers').where('user_id', '=', id).execute();
    await tx.deleteFrom('contact_changes').where('user_id', '=', id).execute();
    await tx.deleteFrom('host_links').where('user_id', '=', id).execute();
    await tx
      .updateTable('users')
      .set({ email: null, dial_code: null, phone: null, first_name: '', last_name: '', password_hash: 'deleted' })
      .where('id', '=', id)
      .execute();
  },
};

/** By which its codes and tries are counted; never empty. */
function keysOf({ email, phone, dial_code }: UserRow): string[] {
  return [
    ...(email === null ? [] : [identifierOf({ email }).key]),
    ...(phone === null ? [] : [identifierOf({ phone, dial_code: dial_code ?? '' }).key]),
  ];
}
