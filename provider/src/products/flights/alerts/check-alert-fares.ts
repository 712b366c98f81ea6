import { hoursMs, minutesMs } from '@aylal/domain/calendar';
import type { Deps } from '../../../platform/deps.ts';
import { jobFailed } from '../../../platform/jobs/job-failed.ts';
import { alertMail } from './alert-mails.ts';
import { claimDueAlert, keepLook, type PriceAlertRow } from './alert-store.ts';
import { decideAlert } from './decide-alert.ts';

/** How often the price of an alert is looked at, and how soon again when the carriers did not answer. */
export const CHECK_EVERY_MS = hoursMs(1);
const LEASE_MS = minutesMs(5);
/** A look at a month of round trips takes up to half a second of work: this many leave the processor to customers. */
const AT_ONCE = 3;

/** Looks at the alerts that wait longest, a few at a time. What fails for one is logged and tried again later; the others go on. */
export async function checkAlertFares(
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'fares' | 'logger' | 'outbox' | 'vault'>,
): Promise<void> {
  for (let count = 0; count < AT_ONCE; count += 1) {
    const alert = await claimDueAlert(deps.db, deps.clock.now(), LEASE_MS);
    if (!alert) return;
    try {
      await lookAt(deps, alert);
    } catch (error) {
      jobFailed(deps, 'checkAlertFares', error);
    }
  }
}

/** The mail and the note that it was sent are kept together, so that a fall is reported once whoever dies between. */
async function lookAt(
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'fares' | 'outbox' | 'vault'>,
  alert: PriceAlertRow,
): Promise<void> {
  const now = deps.clock.now();
  if (now >= alert.ends_at) return end(deps, alert);
  const lowest = await deps.fares.lowest(alert, alert.flex_date, now);
  const { tell, told } = decideAlert(alert, lowest?.total_fare, now);
  const mail = tell ? await alertMail(deps, alert, 'fallen', lowest) : undefined;
  await deps.db.transaction().execute(async (tx) => {
    const stored = await keepLook(tx, alert, {
      next_check_at: Math.min(now + CHECK_EVERY_MS, alert.ends_at),
      lowest_date: lowest?.depart_date ?? null,
      lowest_total: lowest?.total_fare ?? null,
      told,
      told_at: tell ? now : alert.told_at,
    });
    if (stored && mail) await deps.outbox.send(tx, mail);
  });
}

/** Its day is over: nobody looks any more. */
async function end(deps: Pick<Deps, 'db'>, alert: PriceAlertRow): Promise<void> {
  const { lowest_date, lowest_total, told, told_at } = alert;
  await deps.db
    .transaction()
    .execute((tx) => keepLook(tx, alert, { next_check_at: null, lowest_date, lowest_total, told, told_at }));
}
