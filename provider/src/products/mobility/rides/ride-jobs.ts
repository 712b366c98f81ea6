import type { Deps } from '../../../platform/deps.ts';
import { runJob } from '../../../platform/jobs/job-runner.ts';
import { endNextOverdueRide } from './end-overdue-rides.ts';

const EVERY_MS = 5_000;

/** Ends rides that nobody has ended. Answers the function that stops it and waits for what is under way. */
export function startRideJobs(
  deps: Pick<Deps, 'clock' | 'db' | 'lifecycle' | 'logger' | 'outbox' | 'vehicles'>,
): () => Promise<void> {
  const rides = runJob(deps, 'endOverdueRides', async () => {
    while (!deps.lifecycle.draining && (await endNextOverdueRide(deps)));
  });
  const timer = setInterval(() => rides.run(), EVERY_MS);
  timer.unref();
  rides.run();
  return async () => {
    clearInterval(timer);
    await rides.done();
  };
}
