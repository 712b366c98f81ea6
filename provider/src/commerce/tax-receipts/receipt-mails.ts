import type { Locale } from '@aylal/domain/language';
import { rideReference } from '@aylal/domain/mobility';
import { formatMoney } from '@aylal/i18n/formats';
import type { Deps } from '../../platform/deps.ts';
import type { Tx } from '../../platform/database/database.ts';
import { commerceMessage } from '../messages/commerce-messages.ts';
import type { ReceiptRow } from './receipt-store.ts';

/** Mails the number of a receipt to the account's own address (EBARIMT-03), or to that of the order where the account has none, within the caller's transaction. A rider without an address gets no mail. */
export async function sendReceiptMail(
  { outbox, config }: Pick<Deps, 'outbox' | 'config'>,
  tx: Tx,
  { ref_number, amount, company_name }: ReceiptRow,
  number: string,
): Promise<void> {
  const { to, locale, page } = await readerOf(tx, ref_number);
  if (to === null) return;
  const subject = rideReference.test(ref_number) ? 'receipt.ride-subject' : 'receipt.order-subject';
  // Lottery number and QR code are not in it: mails are stored.
  const body = commerceMessage(locale, company_name === '' ? 'receipt.body' : 'receipt.company-body', {
    number,
    amount: formatMoney(amount, locale),
    company: company_name,
    link: `${config.publicUrl}/${locale}${page}`,
  });
  await outbox.send(tx, {
    channel: 'email',
    to,
    locale,
    subject: commerceMessage(locale, subject, { ref: ref_number }),
    body,
  });
}

/** Who gets the mail about a receipt, in which language, and the page that shows it. */
async function readerOf(tx: Tx, ref: string): Promise<{ to: string | null; locale: Locale; page: string }> {
  if (rideReference.test(ref)) {
    const { email, locale } = await tx
      .selectFrom('rides')
      .innerJoin('users', 'users.id', 'rides.user_id')
      .select(['users.email', 'rides.locale'])
      .where('rides.id', '=', ref)
      .executeTakeFirstOrThrow();
    return { to: email, locale, page: `/mobility/rides/${ref}` };
  }
  const { email, contact, locale, product } = await tx
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['users.email', 'orders.contact', 'orders.locale', 'orders.product'])
    .where('ref_number', '=', ref)
    .executeTakeFirstOrThrow();
  return { to: email ?? contact.contact_email, locale, page: `/user/order/${product}/${ref}` };
}
