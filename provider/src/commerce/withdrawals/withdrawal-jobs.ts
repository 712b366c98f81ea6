import type { Deps } from '../../platform/deps.ts';
import { runJob } from '../../platform/jobs/job-runner.ts';
import { payNextWithdrawal } from './pay-withdrawals.ts';

const EVERY_MS = 2_000;

/** Takes withdrawals to the bank every two seconds. Answers the function that stops it and waits for what is under way. */
export function startWithdrawalJobs(
  deps: Pick<Deps, 'clock' | 'db' | 'lifecycle' | 'logger' | 'payout' | 'vault'>,
): () => Promise<void> {
  const payouts = runJob(deps, 'payWithdrawals', async () => {
    while (!deps.lifecycle.draining && (await payNextWithdrawal(deps)));
  });
  const timer = setInterval(() => payouts.run(), EVERY_MS);
  timer.unref();
  payouts.run();
  return async () => {
    clearInterval(timer);
    await payouts.done();
  };
}
