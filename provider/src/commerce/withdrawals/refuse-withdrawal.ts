import { formatMoney } from '@aylal/i18n/formats';
import { isLocale, defaultLocale } from '@aylal/domain/language';
import { identifiersOf, recipientOf } from '../../accounts/identifier.ts';
import { findUser } from '../../accounts/user-store.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { commerceMessage } from '../messages/commerce-messages.ts';
import { voidReservation } from '../wallets/reservations.ts';

/** When a person refuses a payout, and what its customer reads of why. */
export interface PayoutRefusal {
  readonly now: number;
  readonly note: string;
}

/** Ends a withdrawal that a person has refused: its money is back in the wallet, and its customer reads so. False for one that has ended. */
export async function refuseWithdrawal(
  { outbox }: Pick<Deps, 'outbox'>,
  tx: Tx,
  id: string,
  { now, note }: PayoutRefusal,
): Promise<boolean> {
  const ended = await tx
    .updateTable('withdrawals')
    .set({ state: 'refused', next_at: null, finished_at: now })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returning(['user_id', 'amount', 'locale'])
    .executeTakeFirst();
  if (!ended) return false;
  await voidReservation(tx, id, now);
  const locale = isLocale(ended.locale) ? ended.locale : defaultLocale;
  const amount = formatMoney(ended.amount, locale);
  const user = await findUser(tx, ended.user_id);
  for (const own of user ? identifiersOf(user) : []) {
    const { channel, to } = recipientOf(own);
    const subject = channel === 'sms' ? '' : commerceMessage(locale, 'withdrawal-refused.subject');
    await outbox.send(tx, {
      channel,
      to,
      locale,
      subject,
      body: commerceMessage(locale, 'withdrawal-refused.body', { amount, note }),
    });
  }
  return true;
}
