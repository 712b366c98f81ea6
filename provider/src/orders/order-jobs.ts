import type { Deps } from '../deps.ts';
import { repeatedly } from '../repeatedly.ts';
import { createDueWork } from './due-work.ts';

const EVERY_MS = 2_000;

/** Runs what is due every two seconds, and what is paid is issued at once when an order changes. Answers the function that stops it and waits for what is under way. */
export function startOrderJobs(deps: Deps): () => Promise<void> {
  const work = createDueWork(deps);
  const jobs = Object.entries(work).map(([name, run]) => repeatedly(deps, name, run));
  const timer = setInterval(() => {
    for (const job of jobs) job.run();
  }, EVERY_MS);
  timer.unref();
  const issuing = (['issueTickets', 'issueEsims', 'issueHotels', 'issueBuses', 'issuePolicies'] as const).map((name) =>
    repeatedly(deps, name, () => work[name]()),
  );
  const unsubscribe = deps.events.subscribe('order/changed', () => {
    for (const job of issuing) job.run();
  });
  for (const job of jobs) job.run();
  return async () => {
    clearInterval(timer);
    unsubscribe();
    await Promise.all([...jobs, ...issuing].map((job) => job.done()));
    await deps.payments.close();
  };
}
