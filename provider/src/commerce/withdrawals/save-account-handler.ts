import { saveWithdrawalAccount } from '@aylal/contracts/wallet';
import { bankList, maskAccountNumber } from '@aylal/domain/payments';
import { identifiersOf, recipientOf } from '../../accounts/identifier.ts';
import { findUser } from '../../accounts/user-store.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { findHolder } from './payouts/find-holder.ts';
import { holderName } from './payouts/holder-name.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route, type RouteContext } from '../../platform/http/route.ts';
import { readWalletOf } from '../wallets/read-wallet.ts';
import { accountChangedMessage } from './account-changed-message.ts';
import { walletCodeRefusal } from './wallet-code-refusal.ts';
import { tryWalletCode } from './wallet-codes.ts';
import { saveWithdrawalAccountOf } from '../wallets/withdrawal-account-store.ts';

/** API-62: the bank first, outside; then the code and the account in one short transaction. */
export function saveAccountRoute(deps: Pick<Deps, 'clock' | 'db' | 'ids' | 'outbox' | 'payout' | 'vault'>): Route {
  return route(saveWithdrawalAccount).to(
    async (ctx) => {
      const { body, session, browser, now, locale, log } = ctx;
      const { userId } = session;
      await checkHolder(deps, ctx);
      const fault = await deps.db.transaction().execute(async (tx) => {
        const code = body.verify_code;
        const tried = await tryWalletCode(deps, tx, { userId, purpose: 'bank-account', code, browser, now });
        if (typeof tried === 'string') return tried;
        await saveWithdrawalAccountOf(
          tx,
          { vault: deps.vault, userId, version: deps.ids.uuid(), now },
          {
            bank_name: body.withdrawal_bank_name,
            account: body.withdrawal_bank_account,
            holder: body.withdrawal_bank_account_name,
          },
        );
        await tried.consume();
        await tell(deps, tx, ctx);
        return null;
      });
      log.info('withdrawal-account', { user_id: userId, outcome: fault ?? 'saved' });
      if (fault) return walletCodeRefusal(fault, locale);
      return { status_code: 200, result: [await readWalletOf(deps, userId, 'game')] };
    },
    { perAccount: { calls: 20, seconds: 600 } },
  );
}

/** Whoever reads one of the customer's own addresses is notified of it, wherever the code was sent. */
async function tell(
  { outbox }: Pick<Deps, 'outbox'>,
  tx: Tx,
  { body, session, locale }: RouteContext<typeof saveWithdrawalAccount>,
) {
  const user = await findUser(tx, session.userId);
  const { subject, body: text } = accountChangedMessage(locale, {
    bank: body.withdrawal_bank_name,
    account: maskAccountNumber(body.withdrawal_bank_account),
  });
  for (const own of user ? identifiersOf(user) : []) {
    const { channel, to } = recipientOf(own);
    await outbox.send(tx, { channel, to, locale, subject: channel === 'sms' ? '' : subject, body: text });
  }
}

/** Money goes to nobody else than the customer was shown: the bank names the holder once more (GAP-53). */
async function checkHolder(deps: Pick<Deps, 'payout'>, ctx: RouteContext<typeof saveWithdrawalAccount>): Promise<void> {
  const { body } = ctx;
  const bank = bankList.find(({ value }) => value === body.withdrawal_bank_name);
  if (!bank) throw refuse('invalid-input', { fields: { withdrawal_bank_name: 'validation_required_bank' } });
  const holder = await findHolder(deps, ctx, bank.code, body.withdrawal_bank_account);
  if (!holder || holderName(holder) !== body.withdrawal_bank_account_name)
    throw refuse('invalid-input', {
      fields: { withdrawal_bank_account_name: 'validation_required_account_name' },
    });
}
