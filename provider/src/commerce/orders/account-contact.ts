import type { Tx } from '../../platform/database/database.ts';
import type { StoredContact } from './order-row.ts';

/** Whom news of an order go to, where the customer is not asked: the account's own name, and this address or the account's; empty where it has none. */
export async function accountContact(tx: Tx, userId: string, email?: string): Promise<StoredContact> {
  const user = await tx
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    contact_name: `${user.last_name} ${user.first_name}`.trim(),
    contact_email: email ?? user.email ?? '',
    contact_dial_code: '',
    contact_phone: '',
    is_company: false,
    company_register: '',
  };
}
