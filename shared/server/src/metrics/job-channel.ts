import { channel } from 'node:diagnostics_channel';

/** One run of a job that ended: whether it did its work, and how long it took. */
export interface JobRun {
  readonly job: string;
  readonly outcome: 'done' | 'failed';
  readonly seconds: number;
}

const jobs = channel('aylal:job');

/** Publishes that a job has run, for the metrics. Costs nothing while nothing is measured. */
export function tellJobRun(run: JobRun): void {
  jobs.publish(run);
}

/** Calls `listener` for each run from now on; answers the function that stops it. */
export function onJobRun(listener: (run: JobRun) => void): () => void {
  const hear = (message: unknown) => listener(message as JobRun);
  jobs.subscribe(hear);
  return () => jobs.unsubscribe(hear);
}
