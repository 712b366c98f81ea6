import type { Deps } from '../../../platform/deps.ts';
import { runJob } from '../../../platform/jobs/job-runner.ts';
import { checkAlertFares } from './check-alert-fares.ts';

const EVERY_MS = 5_000;

/** Looks at watched prices every few seconds. Answers the function that stops it and waits for what is under way. */
export function startAlertJobs(
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'fares' | 'logger' | 'outbox' | 'vault'>,
): () => Promise<void> {
  const looks = runJob(deps, 'checkAlertFares', () => checkAlertFares(deps));
  const timer = setInterval(() => looks.run(), EVERY_MS);
  timer.unref();
  looks.run();
  return async () => {
    clearInterval(timer);
    await looks.done();
  };
}
