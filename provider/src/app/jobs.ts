import { hoursMs, minutesMs } from '@aylal/domain/calendar';
import type { Deps } from '../platform/deps.ts';
import { jobFailed } from '../platform/jobs/job-failed.ts';
import { forgetPastInventory } from '../commerce/inventory/forget-past.ts';
import { forgetOldAttempts } from '../accounts/attempt-store.ts';
import { forgetOldCodes } from '../accounts/codes.ts';
import { forgetOldKeys } from '../platform/idempotency/idempotency-store.ts';
import { startOrderJobs } from './scheduled-jobs/order-jobs.ts';
import { forgetOldMessages } from '../platform/outbox/forget-old-messages.ts';
import { forgetEndedWindows } from '../platform/http/rate-limit-store.ts';
import { forgetOldPartnerCalls } from '../platform/partner-http/partner-call-log.ts';
import { startOutboxJobs } from '../platform/outbox/outbox-jobs.ts';
import { startReceiptJobs } from '../commerce/tax-receipts/receipt-jobs.ts';
import { startWithdrawalJobs } from '../commerce/withdrawals/withdrawal-jobs.ts';
import { runJob } from '../platform/jobs/job-runner.ts';
import { productParts } from './products.ts';
import { resealAll } from './reseal-all.ts';

const HOUR_MS = hoursMs(1);

/** Everything that happens without a request. Answers the function that stops it and waits for what is under way. */
export function startJobs(deps: Deps): () => Promise<void> {
  const timer = setInterval(() => {
    forget(deps).catch((error: unknown) => jobFailed(deps, 'forget', error));
  }, HOUR_MS);
  timer.unref();
  const stopOrderJobs = startOrderJobs(deps);
  const stopProductJobs = productParts.flatMap((product) => product.startJobs?.(deps) ?? []);
  const stopOutboxJobs = startOutboxJobs(deps);
  const stopReceiptJobs = startReceiptJobs(deps);
  const stopWithdrawalJobs = startWithdrawalJobs(deps);
  const stopResealing = startResealing(deps);
  return async () => {
    clearInterval(timer);
    await Promise.all(
      [stopOrderJobs, stopOutboxJobs, stopReceiptJobs, stopWithdrawalJobs, stopResealing, ...stopProductJobs].map(
        (stop) => stop(),
      ),
    );
  };
}

/** Once after each start while the encryption key changes; again a minute later when the database failed meanwhile. */
function startResealing(deps: Deps): () => Promise<void> {
  const state = { isStopped: deps.config.encryptionKeyBefore === undefined };
  const job = runJob(deps, 'reseal', async () => {
    await resealAll(deps, () => state.isStopped);
    state.isStopped = true;
  });
  const timer = setInterval(() => state.isStopped || job.run(), minutesMs(1));
  timer.unref();
  if (!state.isStopped) job.run();
  return () => {
    clearInterval(timer);
    state.isStopped = true;
    return job.done();
  };
}

/** What nobody needs any more. */
async function forget({
  db,
  clock,
  sessions,
  staffSessions,
  config,
}: Pick<Deps, 'clock' | 'config' | 'db' | 'sessions' | 'staffSessions'>): Promise<void> {
  const now = clock.now();
  await forgetOldKeys(db, now);
  await forgetOldCodes(db, now);
  await forgetOldAttempts(db, now);
  await forgetEndedWindows(db, now);
  await forgetOldPartnerCalls(db, now);
  await forgetOldMessages(db, now, config);
  await forgetPastInventory(db, now);
  for (const product of productParts) await product.forget?.(db, now);
  await sessions.forgetEnded(db);
  await staffSessions.forgetEnded(db);
}
