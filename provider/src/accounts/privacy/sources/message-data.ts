import { identifierOf, recipientOf } from '../../identifier.ts';
import type { UserRow } from '../../user-store.ts';
import type { PersonalDataSource } from '../personal-data-source.ts';

/** Mails and messages of the last day that went to the account's own addresses, and stored answers of calls, which may repeat what was sent. */
export const messageData: PersonalDataSource = {
  name: 'messages',
  tables: ['idempotency_keys'],
  read: (tx, _vault, user) =>
    tx
      .selectFrom('outbox')
      .select(['channel', 'recipient', 'subject', 'created_at'])
      .where('recipient', 'in', addressesOf(user))
      .orderBy('created_at')
      .execute(),
  forget: async (tx, user) => {
    await tx.deleteFrom('outbox').where('recipient', 'in', addressesOf(user)).execute();
    await tx.deleteFrom('idempotency_keys').where('user_id', '=', user.id).execute();
  },
};

/** Never empty: an account has an address or a number. */
function addressesOf({ email, phone, dial_code }: UserRow): string[] {
  const kinds = [
    ...(email === null ? [] : [{ email }]),
    ...(phone === null ? [] : [{ phone, dial_code: dial_code ?? '' }]),
  ];
  return kinds.map((one) => recipientOf(identifierOf(one)).to);
}
