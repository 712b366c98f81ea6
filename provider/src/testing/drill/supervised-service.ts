import { setTimeout as wait } from 'node:timers/promises';
import type { ServiceProcess } from '../service-process.ts';

/** As long as a machine is away before monitoring takes it out. */
export const AWAY_MS = 6_000;
const ATTEMPTS = 20;
const PAUSE_MS = 500;

/** Starts a service with further variables. */
export type StartService = (env: Readonly<Record<string, string>>) => Promise<ServiceProcess>;

/** A service that is started again whenever it has ended, as a supervisor does. */
export interface SupervisedService {
  /** Ends it by a signal and starts it again, with further variables, or as another program. */
  restart(signal: 'SIGKILL' | 'SIGTERM', env?: Readonly<Record<string, string>>, other?: StartService): Promise<void>;
  /** Lets it stand still, as a machine that is out of memory does. */
  freeze(milliseconds: number): Promise<void>;
  stop(): Promise<void>;
}

/** `start` has to take the same port each time. */
export async function supervise(start: StartService): Promise<SupervisedService> {
  let running = await start({});
  return {
    async restart(signal, env = {}, other = start) {
      await running.stop(signal);
      running = await untilStarted(() => other(env));
    },
    async freeze(milliseconds) {
      running.child.kill('SIGSTOP');
      await wait(milliseconds);
      running.child.kill('SIGCONT');
    },
    stop: async () => void (await running.stop('SIGKILL')),
  };
}

/** A service that starts while another that it needs is gone ends by itself. */
async function untilStarted(start: () => Promise<ServiceProcess>): Promise<ServiceProcess> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await start();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await wait(PAUSE_MS);
    }
}
