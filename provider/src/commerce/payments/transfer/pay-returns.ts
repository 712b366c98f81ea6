import { bankList } from '@aylal/domain/payments';
import type { Deps } from '../../../platform/deps.ts';
import { claimNextJob, type DueTable } from '../../../platform/jobs/claim-next-job.ts';
import { nextAskMs, notifyOffice } from '../../withdrawals/payouts/payout-pace.ts';
import { askAgain, postReturned } from './return-transfer.ts';
import type { TransferReturnTable } from './transfer-tables.ts';
import type { Selectable } from 'kysely';

type TransferReturn = Selectable<TransferReturnTable>;

const due: DueTable = { table: 'transfer_returns', key: 'id', dueAt: 'next_at', attempts: 'attempts' };

/** Takes one transfer that goes back to the bank. No answer leaves it where it is, to be asked about again by the same reference. False when none is due. */
export async function payNextReturn(deps: Pick<Deps, 'clock' | 'db' | 'logger' | 'payout'>): Promise<boolean> {
  const { db, clock } = deps;
  const one = await db.transaction().execute((tx) => claimNextJob<TransferReturn>(tx, due, clock.now(), nextAskMs));
  if (!one) return false;
  const { reference, record, bank_name, account_name: holder, attempts } = one;
  const { amount, sender: account } = await db
    .selectFrom('bank_transfers')
    .select(['amount', 'sender'])
    .where('record', '=', record)
    .executeTakeFirstOrThrow();
  const bank = bankList.find(({ value }) => value === bank_name)?.code ?? '';
  const answer = await deps.payout.pay({ reference, bank, account, holder, amount });
  if (answer !== 'refused') await notifyOffice(deps, answer, { reference, amount, attempts });
  if (answer !== 'silent') await finish(deps, one, answer === 'paid' ? 'returned' : 'refused');
  return true;
}

/** One end, once. Money that the bank does not take back to the sender waits for a person again. */
async function finish(
  { db, clock, logger }: Pick<Deps, 'clock' | 'db' | 'logger'>,
  one: TransferReturn,
  state: 'returned' | 'refused',
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const ended = await tx
      .updateTable('transfer_returns')
      .set({ state, next_at: null, finished_at: now })
      .where('id', '=', one.id)
      .where('state', '=', 'paying')
      .returning('id')
      .executeTakeFirst();
    if (!ended) return;
    if (state === 'returned') await postReturned(tx, one, now);
    else await askAgain(tx, one, now);
    logger.info('transfer-return-ended', { record: one.record, reference: one.reference, state });
  });
}
