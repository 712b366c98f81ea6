import type { Deps } from '../deps.ts';
import type { Tx } from '../database/database.ts';
import { tugrik } from '../messages/tugrik.ts';
import { receiptMailTexts } from './receipt-mail-texts.ts';
import type { ReceiptRow } from './receipt-store.ts';

/** Mails the number of a receipt to the account's own address (EBARIMT-03), or to that of the order where the account has none, within the caller's transaction. */
export async function sendReceiptMail(
  { outbox, config }: Pick<Deps, 'outbox' | 'config'>,
  tx: Tx,
  { ref_number, amount, company_name }: ReceiptRow,
  number: string,
): Promise<void> {
  const { email, contact, locale } = await tx
    .selectFrom('flight_orders')
    .innerJoin('users', 'users.id', 'flight_orders.user_id')
    .select(['users.email', 'flight_orders.contact', 'flight_orders.locale'])
    .where('ref_number', '=', ref_number)
    .executeTakeFirstOrThrow();
  const texts = receiptMailTexts[locale]({
    ref: ref_number,
    number,
    amount: tugrik(amount),
    company: company_name,
    link: `${config.publicUrl}/user/order/flight/${ref_number}`,
  });
  await outbox.send(tx, { channel: 'email', to: email ?? contact.contact_email, locale, ...texts });
}
