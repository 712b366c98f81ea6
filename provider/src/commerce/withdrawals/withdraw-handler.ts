import { withdraw } from '@aylal/contracts/wallet';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type AnswerInput, type EffectContext, type Route } from '../../platform/http/route.ts';
import { reserve } from '../wallets/reservations.ts';
import { walletNumber } from '../wallets/wallet-store.ts';
import { walletCodeRefusal } from './wallet-code-refusal.ts';
import { tryWalletCode } from './wallet-codes.ts';
import { openAccount, sealAccount } from '../wallets/withdrawal-account-store.ts';
import type { WithdrawalAccountRow } from '../wallets/withdrawal-tables.ts';

/** A person asks for money a few times; a machine that tries codes would ask more often. */
const limits = { perAccount: { calls: 30, seconds: 60 } };

/** API-63: code, reservation and withdrawal in one transaction with the key. The bank is asked afterwards. */
export function withdrawRoute(deps: Pick<Deps, 'ids' | 'vault'>): Route {
  return route(withdraw).to((ctx) => askWithdrawal(deps, ctx), limits);
}

async function askWithdrawal(
  deps: Pick<Deps, 'ids' | 'vault'>,
  ctx: EffectContext<typeof withdraw>,
): Promise<AnswerInput<typeof withdraw>> {
  const { tx, body, session, browser, now, locale, log } = ctx;
  const { userId } = session;
  const code = body.verify_code;
  const opened = await tryWalletCode(deps, tx, { userId, purpose: 'withdrawal', code, browser, now });
  if (typeof opened === 'string') {
    log.info('withdrawal-refused', { user_id: userId, reason: opened });
    return walletCodeRefusal(opened, locale);
  }
  await opened.consume();
  if (!opened.account) throw refuse('bank-account-missing');
  const id = await storeWithdrawal(deps, ctx, opened.account);
  log.info('withdrawal-asked', { user_id: userId, withdrawal: id, amount: body.amount });
  return {
    status_code: 200,
    result: {
      kind: 'withdrawal',
      fee: 0,
      amount: body.amount,
      status: 'PENDING',
      description: body.description || id,
      transfer_type: 'WITHDRAW',
      transaction_type: 'CREDIT',
      from_account_number: await walletNumber(tx, userId, 'game'),
      approval_date_time: null,
      created_at: new Date(now).toISOString(),
    },
  };
}

/** Sets the money aside and writes down where it goes. What is refused here leaves the code good. */
async function storeWithdrawal(
  { ids, vault }: Pick<Deps, 'ids' | 'vault'>,
  { tx, body: { amount, description }, session: { userId }, now, locale }: EffectContext<typeof withdraw>,
  account: WithdrawalAccountRow,
): Promise<string> {
  const id = ids.reference('WDR');
  const wish = { id, userId, type: 'game', amount, purpose: 'withdrawal', reference: id, at: now } as const;
  if (!(await reserve(tx, { ...wish, expiresAt: null })))
    throw refuse('invalid-input', { fields: { amount: 'ilottery_withdraw_error' } });
  await tx
    .insertInto('withdrawals')
    .values({
      id,
      user_id: userId,
      state: 'pending',
      amount,
      description,
      bank_name: account.bank_name,
      masked_account: account.masked_account,
      sealed: sealAccount(vault, openAccount(vault, account.sealed, account.version), id),
      locale,
      asked_at: now,
      finished_at: null,
      next_at: now,
    })
    .execute();
  return id;
}
