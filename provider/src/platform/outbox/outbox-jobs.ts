import type { Deps } from '../deps.ts';
import { runJob } from '../jobs/job-runner.ts';
import { deliverNextMessage } from './deliver-message.ts';

const EVERY_MS = 1_000;
const channels = ['email', 'sms'] as const;

/** Sends what waits in the outbox, mails and SMS apart. Answers the function that stops it and waits for what is under way. */
export function startOutboxJobs(
  deps: Pick<Deps, 'clock' | 'db' | 'lifecycle' | 'logger' | 'senders'>,
): () => Promise<void> {
  const jobs = channels.map((channel) =>
    runJob(deps, `deliver ${channel}`, async () => {
      while (!deps.lifecycle.draining && (await deliverNextMessage(deps, channel)));
    }),
  );
  const timer = setInterval(() => {
    for (const job of jobs) job.run();
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await Promise.all(jobs.map((job) => job.done()));
  };
}
