import type { Deps } from '../../platform/deps.ts';
import { runJob } from '../../platform/jobs/job-runner.ts';
import { askAgain, correctReceipts } from './due-receipts.ts';

const EVERY_MS = 5_000;

/** Receipts that are due, every few seconds. Answers the function that stops it and waits for what is under way. */
export function startReceiptJobs(
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'logger' | 'outbox' | 'products' | 'saleSources' | 'tax'>,
): () => Promise<void> {
  const jobs = [
    runJob(deps, 'askAgain', () => askAgain(deps)),
    runJob(deps, 'correctReceipts', () => correctReceipts(deps)),
  ];
  const timer = setInterval(() => {
    for (const job of jobs) job.run();
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await Promise.all(jobs.map((job) => job.done()));
  };
}
