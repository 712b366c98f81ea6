import { paymentNames } from '@aylal/contracts/payments';
import type { Deps } from '../../platform/deps.ts';
import { runJob } from '../../platform/jobs/job-runner.ts';
import { createScheduledJobs } from './scheduled-jobs.ts';
import { allProducts } from '../../commerce/orders/product.ts';

const EVERY_MS = 2_000;

/** Runs what is due every two seconds, one after another so that the database never gets all their questions at once, and what is paid is issued at once when an order changes. Answers the function that stops it and waits for what is under way. */
export function startOrderJobs(deps: Deps): () => Promise<void> {
  const { issue, checkInvoices, workOf, ...others } = createScheduledJobs(deps);
  const supplied = allProducts(deps).filter(({ supplier }) => supplier !== undefined);
  const issuing = supplied.map(({ key }) => runJob(deps, `issue ${key}`, () => issue(key)));
  const working = allProducts(deps).flatMap(({ key, work = {} }) =>
    Object.keys(work).map((name) => runJob(deps, `${key}: ${name}`, () => workOf(key, name))),
  );
  // A partner that hangs holds up its own questions alone.
  const checking = paymentNames.map((partner) =>
    runJob(deps, `check invoices ${partner}`, () => checkInvoices(partner)),
  );
  const jobs = [
    ...Object.entries(others).map(([name, run]) => runJob(deps, name, run)),
    ...checking,
    ...working,
    ...issuing,
  ];
  let turn = 0;
  const timer = setInterval(() => {
    jobs[turn % jobs.length]?.run();
    turn += 1;
  }, EVERY_MS / jobs.length);
  timer.unref();
  const unsubscribe = deps.events.subscribe('order/changed', () => {
    for (const job of issuing) job.run();
  });
  for (const job of jobs) job.run();
  return async () => {
    clearInterval(timer);
    unsubscribe();
    await Promise.all(jobs.map((job) => job.done()));
  };
}
