import { isDiskFull } from '../database/disk-watch.ts';
import type { Deps } from '../deps.ts';

/** Logs a job that failed and will be tried again; not for a full disk, which its watch logs once for all who meet it. */
export function jobFailed({ logger }: Pick<Deps, 'logger'>, job: string, error: unknown): void {
  if (!isDiskFull(error)) logger.error('job-failed', { job, error });
}
