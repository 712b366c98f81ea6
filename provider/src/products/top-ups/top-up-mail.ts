import type { WalletType } from '@aylal/contracts';
import { formatMoney } from '@aylal/i18n/formats';
import type { Deps } from '../../platform/deps.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { PlainOrderRow } from '../../commerce/plain-orders/plain-order-row.ts';
import { topUpMails, topUpTitles } from './top-up-texts.ts';

/** Tells a customer who has an e-mail address that the money is there, within the transaction that puts it there. */
export async function sendTopUpMail(
  { outbox, config }: Pick<Deps, 'outbox' | 'config'>,
  tx: Tx,
  { user_id, locale, ref_number: ref, total }: PlainOrderRow,
  type: WalletType,
): Promise<void> {
  const { email } = await tx.selectFrom('users').select('email').where('id', '=', user_id).executeTakeFirstOrThrow();
  if (email === null) return;
  const mail = topUpMails[locale]({
    title: topUpTitles[locale][type],
    ref,
    amount: formatMoney(total, locale),
    link: `${config.publicUrl}/${locale}/user/${type === 'game' ? 'game-wallet' : 'wallet'}`,
  });
  await outbox.send(tx, { channel: 'email', to: email, locale, ...mail });
}
