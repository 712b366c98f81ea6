import type { Deps } from './deps.ts';
import { jobFailed } from './job-failed.ts';
import { forgetOldAttempts } from './accounts/attempt-store.ts';
import { forgetEndedAlerts } from './alerts/alert-store.ts';
import { startAlertJobs } from './alerts/alert-jobs.ts';
import { forgetOldCodes } from './accounts/codes.ts';
import { forgetOldKeys } from './idempotency/idempotency-store.ts';
import { startRideJobs } from './mobility/rides/ride-jobs.ts';
import { startOrderJobs } from './orders/order-jobs.ts';
import { forgetOldMessages } from './outbox/forget-old-messages.ts';
import { forgetEndedWindows } from './router/shared-counts.ts';
import { startOutboxJobs } from './outbox/outbox-jobs.ts';
import { startReceiptJobs } from './receipts/receipt-jobs.ts';
import { startWithdrawalJobs } from './withdrawals/withdrawal-jobs.ts';

const HOUR_MS = 3_600_000;

/** Everything that happens without a request. Answers the function that stops it and waits for what is under way. */
export function startJobs(deps: Deps): () => Promise<void> {
  const timer = setInterval(() => {
    forget(deps).catch((error: unknown) => jobFailed(deps, 'forget', error));
  }, HOUR_MS);
  timer.unref();
  const stopOrderJobs = startOrderJobs(deps);
  const stopAlertJobs = startAlertJobs(deps);
  const stopRideJobs = startRideJobs(deps);
  const stopOutboxJobs = startOutboxJobs(deps);
  const stopReceiptJobs = startReceiptJobs(deps);
  const stopWithdrawalJobs = startWithdrawalJobs(deps);
  return async () => {
    clearInterval(timer);
    await Promise.all([
      stopOrderJobs(),
      stopAlertJobs(),
      stopOutboxJobs(),
      stopReceiptJobs(),
      stopRideJobs(),
      stopWithdrawalJobs(),
    ]);
  };
}

/** What nobody needs any more. */
async function forget({ db, clock, sessions, config }: Deps): Promise<void> {
  const now = clock.now();
  await forgetOldKeys(db, now);
  await forgetOldCodes(db, now);
  await forgetOldAttempts(db, now);
  await forgetEndedWindows(db, now);
  await forgetOldMessages(db, now, config);
  await forgetEndedAlerts(db, now);
  await sessions.forgetEnded(db);
}
