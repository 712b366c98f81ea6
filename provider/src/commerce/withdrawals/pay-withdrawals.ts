import { bankList } from '@aylal/domain/payments';
import { isMoneyFrozen } from '../../accounts/frozen-money.ts';
import { claimNextJob, type DueTable } from '../../platform/jobs/claim-next-job.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { waitsForApproval } from './payouts/payout-approval.ts';
import { nextAskMs, notifyOffice } from './payouts/payout-pace.ts';
import { accounts } from '../ledger/ledger.ts';
import { postReservation, voidReservation } from '../wallets/reservations.ts';
import { openAccount } from '../wallets/withdrawal-account-store.ts';
import type { WithdrawalRow } from '../wallets/withdrawal-tables.ts';

const due: DueTable = { table: 'withdrawals', key: 'id', dueAt: 'next_at', attempts: 'attempts' };

/** Takes one withdrawal that is due to the bank. No answer leaves it pending, to be asked about again by the same reference, as does money that is frozen. False when none is due. */
export async function payNextWithdrawal(
  deps: Pick<Deps, 'clock' | 'db' | 'logger' | 'payout' | 'vault'>,
): Promise<boolean> {
  const withdrawal = await deps.db
    .transaction()
    .execute((tx) => claimNextJob<WithdrawalRow>(tx, due, deps.clock.now(), nextAskMs));
  if (!withdrawal) return false;
  const { id: reference, amount, attempts } = withdrawal;
  const pause = (tx: Tx) => tx.updateTable('withdrawals').set({ next_at: null }).where('id', '=', reference).execute();
  if (await waitsForApproval(deps, { reference, amount, pause })) return true;
  if (await isMoneyFrozen(deps.db, withdrawal.user_id)) return true;
  const { account, holder } = openAccount(deps.vault, withdrawal.sealed, withdrawal.id);
  const answer = await deps.payout.pay({
    reference,
    bank: bankList.find(({ value }) => value === withdrawal.bank_name)?.code ?? '',
    account,
    holder,
    amount,
  });
  await notifyOffice(deps, answer, { reference, amount, attempts });
  if (answer !== 'silent') await finish(deps, withdrawal, answer);
  return true;
}

/** One end, once: whoever comes second finds it ended. Paid money leaves the wallet, refused money is back in it. */
async function finish(
  { db, clock, logger }: Pick<Deps, 'clock' | 'db' | 'logger'>,
  { id, user_id, amount }: WithdrawalRow,
  state: 'paid' | 'refused',
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const ended = await tx
      .updateTable('withdrawals')
      .set({ state, next_at: null, finished_at: now })
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .returning('id')
      .executeTakeFirst();
    if (!ended) return;
    if (state === 'paid') await postReservation(tx, id, accounts.partnerClearing('payout'), now);
    else await voidReservation(tx, id, now);
    logger.info('withdrawal-ended', { user_id, withdrawal: id, amount, state });
  });
}
