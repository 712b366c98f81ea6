import { addDays, homeDate, hoursMs, minutesMs } from '@aylal/domain/calendar';
import type { Deps } from '../../platform/deps.ts';
import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import type { InvoiceSync } from '../payments/sync-invoice.ts';
import { partners, type Partner } from './reconcile-day.ts';
import { daysToReconcile, markReconciled } from './reconciled-days.ts';
import { settleDay } from './settle-day.ts';

const EVERY_MS = minutesMs(10);
/** A day is compared once it is over for so long: what was paid at midnight is in every list by then. */
const AFTER_MIDNIGHT_MS = hoursMs(1);

/**
 * The job that compares partners with our books: the day that runs once after a start, and each day once it is over. Partners do not wait for each other; one that cannot be
 * asked is asked again ten minutes later.
 */
export function createReconciler(
  deps: Pick<Deps, 'clock' | 'db' | 'logger' | 'payments'>,
  sync: InvoiceSync,
): () => Promise<void> {
  const today = new Set<Partner>();
  let next = 0;

  async function settlePartner(partner: Partner): Promise<void> {
    const now = deps.clock.now();
    const yesterday = addDays(homeDate(now - AFTER_MIDNIGHT_MS), -1);
    for (const day of await daysToReconcile(deps.db, partner, yesterday)) {
      await settleDay(deps, sync, { partner, day, running: false });
      await markReconciled(deps.db, partner, day, now);
    }
    if (today.has(partner)) return;
    await settleDay(deps, sync, { partner, day: homeDate(now), running: true });
    today.add(partner);
  }

  return async () => {
    const now = deps.clock.now();
    if (now < next) return;
    next = now + EVERY_MS;
    await Promise.all(
      partners
        .filter((partner) => deps.payments.of(partner.toUpperCase()).ready)
        .map(async (partner) => {
          try {
            await settlePartner(partner);
          } catch (error) {
            if (!(error instanceof PartnerError)) throw error;
            deps.logger.warn('payment-partner-failed', { partner, kind: error.kind, key: error.key });
          }
        }),
    );
  };
}
