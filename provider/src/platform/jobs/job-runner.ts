import { nextSpan, runInTrace, tellJobRun, tellSpan } from '@aylal/server';
import type { Deps } from '../deps.ts';
import { jobFailed } from './job-failed.ts';

export interface RunningJob {
  run(): void;
  /** Resolves when nothing is under way any more. */
  done(): Promise<void>;
}

/** Never twice at the same time, each run in a trace of its own; asked again meanwhile, it runs once more afterwards. A failure is logged and the next turn tries again; metrics count both. */
export function runJob(deps: Pick<Deps, 'logger'>, job: string, work: () => Promise<void>): RunningJob {
  let current: Promise<void> | undefined;
  let again = false;
  async function loop(): Promise<void> {
    do {
      again = false;
      const begun = performance.now();
      const trace = nextSpan(null);
      const tell = (outcome: 'done' | 'failed') => {
        const seconds = (performance.now() - begun) / 1000;
        tellJobRun({ job, outcome, seconds });
        tellSpan({ trace, name: job, kind: 'internal', seconds, failed: outcome === 'failed', attributes: { job } });
      };
      try {
        await runInTrace(trace, work);
        tell('done');
      } catch (error) {
        tell('failed');
        jobFailed(deps, job, error);
      }
    } while (again);
    current = undefined;
  }
  return {
    run: () => {
      if (current) again = true;
      else current = loop();
    },
    done: async () => {
      again = false;
      await current;
    },
  };
}
