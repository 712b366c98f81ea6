import { hoursMs } from '@aylal/domain/calendar';
import { claimNextJob, type DueTable } from '../../../platform/jobs/claim-next-job.ts';
import type { Deps } from '../../../platform/deps.ts';
import { lockOrder } from '../../../commerce/orders/order-store.ts';
import { nextAskMs } from '../../../commerce/withdrawals/payouts/payout-pace.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import type { SupplierUsage } from '../esim-supplier.ts';
import { noticeOf, isNewerNotice } from './low-data-notice.ts';
import { lowDataMail } from './low-data-mail.ts';
import type { EsimWatch } from './watch-store.ts';

const HOUR_MS = hoursMs(1);
const due: DueTable = { table: 'esim_watches', key: 'ref_number', dueAt: 'next_at', attempts: 'attempts' };

/** Looks at the data of one eSIM that is due and tells its owner when little or nothing is left, each once (field-facts §1 "eSIM"). A supplier that is silent is asked again later. False when none is due. */
export async function watchNextEsim(
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'esims' | 'logger' | 'outbox' | 'products'>,
): Promise<boolean> {
  const watch = await deps.db
    .transaction()
    .execute((tx) => claimNextJob<EsimWatch>(tx, due, deps.clock.now(), nextAskMs));
  if (!watch) return false;
  try {
    const usage = await deps.esims.supplier.usage(watch.iccid);
    if (usage) await keep(deps, watch, usage);
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    deps.logger.warn('supplier-failed', { product: 'esim', ref_number: watch.ref_number, key: error.key });
  }
  return true;
}

/** Mail and last notice are written together: a second worker finds the notice sent. */
async function keep(
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'logger' | 'outbox' | 'products'>,
  { ref_number, told }: EsimWatch,
  usage: SupplierUsage,
): Promise<void> {
  const notice = noticeOf(usage);
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const turned = await tx
      .updateTable('esim_watches')
      .set({ told: notice, attempts: 0, next_at: usage.status === 'expired' ? null : now + HOUR_MS })
      .where('ref_number', '=', ref_number)
      .where('told', '=', told)
      .returning('ref_number')
      .executeTakeFirst();
    if (!turned || !isNewerNotice(notice, told)) return;
    const order = await lockOrder(tx, ref_number);
    if (!order) return;
    await deps.outbox.send(tx, lowDataMail(deps, order, notice, usage));
    deps.logger.info('esim-data-told', { ref_number, notice });
  });
}
