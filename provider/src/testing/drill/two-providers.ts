import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { startProviderProcess, type ProviderProcess } from '../provider-process.ts';

/** Two providers on one database, each at an address that stays. */
export interface TwoProviders {
  readonly urls: readonly [string, string];
  /** Ends one by a signal and starts it again. */
  restart(which: 0 | 1, signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  /** Lets one stand still, as a machine that is out of memory does. */
  freeze(which: 0 | 1, milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

export async function openTwoProviders(databaseUrl: string): Promise<TwoProviders> {
  const folder = mkdtempSync(join(tmpdir(), 'aylal-drill-providers-'));
  const ports = [await freePort(), await freePort()] as const;
  const keys = { HOST_KEY: randomBytes(24).toString('hex'), ENCRYPTION_KEY: randomBytes(32).toString('hex') };
  const start = (which: 0 | 1) =>
    startProviderProcess({
      ...keys,
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, String(which)),
      PROVIDER_PORT: String(ports[which]),
      RATE_LIMITS: 'off',
      DRAIN_DELAY_MS: '0',
      LOG_LEVEL: 'error',
    });
  // One makes the schema, the other finds it.
  const running: [ProviderProcess, ProviderProcess] = [await start(0), await start(1)];
  return {
    urls: [running[0].url, running[1].url],
    restart: async (which, signal) => {
      await running[which].stop(signal);
      running[which] = await untilStarted(() => start(which));
    },
    freeze: async (which, milliseconds) => {
      running[which].child.kill('SIGSTOP');
      await wait(milliseconds);
      running[which].child.kill('SIGCONT');
    },
    close: async () => {
      await Promise.all(running.map((provider) => provider.stop('SIGKILL')));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A provider that starts while its database is gone ends by itself and is started again, as a supervisor does. */
async function untilStarted(start: () => Promise<ProviderProcess>): Promise<ProviderProcess> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await start();
    } catch (error) {
      if (attempt === 20) throw error;
      await wait(500);
    }
}
