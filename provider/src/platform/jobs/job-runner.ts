import type { Deps } from '../deps.ts';
import { jobFailed } from './job-failed.ts';

export interface RunningJob {
  run(): void;
  /** Resolves when nothing is under way any more. */
  done(): Promise<void>;
}

/** Never twice at the same time; asked again meanwhile, it runs once more afterwards. A failure is logged and the next turn tries again. */
export function runJob(deps: Pick<Deps, 'logger'>, job: string, work: () => Promise<void>): RunningJob {
  let current: Promise<void> | undefined;
  let again = false;
  async function loop(): Promise<void> {
    do {
      again = false;
      try {
        await work();
      } catch (error) {
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
