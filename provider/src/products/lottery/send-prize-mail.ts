import { formatMoney } from '@aylal/i18n/formats';
import type { Money } from '@aylal/domain/money';
import { identifiersOf, recipientOf } from '../../accounts/identifier.ts';
import { findUser } from '../../accounts/user-store.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { lotteryMessage } from './messages/lottery-messages.ts';

/** Tells the winner of a large prize, in the language of the order, that the money is in the game wallet. */
export async function sendPrizeMail(
  { config, outbox }: Pick<Deps, 'config' | 'outbox'>,
  tx: Tx,
  { ticket, user_id, amount: prize }: { readonly ticket: string; readonly user_id: string; readonly amount: Money },
): Promise<void> {
  const { locale } = await tx
    .selectFrom('lottery_tickets as t')
    .innerJoin('orders as o', 'o.ref_number', 't.ref_number')
    .select('o.locale')
    .where('t.id', '=', ticket)
    .executeTakeFirstOrThrow();
  const amount = formatMoney(prize, locale);
  const link = `${config.publicUrl}/${locale}/user/game-wallet`;
  const body = lotteryMessage(locale, 'prize-paid.body', { ticket, amount, link });
  const user = await findUser(tx, user_id);
  for (const own of user ? identifiersOf(user) : []) {
    const { channel, to } = recipientOf(own);
    const subject = channel === 'sms' ? '' : lotteryMessage(locale, 'prize-paid.subject', { amount });
    await outbox.send(tx, { channel, to, locale, subject, body });
  }
}
