import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { startProviderProcess } from '../provider-process.ts';
import type { DrillDatabase } from './drill-database.ts';
import { supervise, type SupervisedService } from './supervised-service.ts';
import { openTcpGate, type TcpGate } from './tcp-gate.ts';

const skewedClock = new URL('./skewed-clock.mjs', import.meta.url).href;

/** Variables of a service whose clock is wrong. */
export const skewed = (milliseconds: number) => ({
  NODE_OPTIONS: `--import ${skewedClock}`,
  DRILL_SKEW_MS: String(milliseconds),
});

/** One of several providers, at an address that stays. */
export interface DrilledProvider extends SupervisedService {
  readonly url: string;
  /** The wires to its customers and to the database. */
  readonly front: TcpGate;
  readonly toDatabase: TcpGate;
}

export interface TwoProviders {
  readonly all: readonly [DrilledProvider, DrilledProvider];
  /** What hosts prove themselves with. */
  readonly hostKey: string;
  close(): Promise<void>;
}

/** Two providers on one database. */
export async function openTwoProviders(database: Pick<DrillDatabase, 'port' | 'url'>): Promise<TwoProviders> {
  const folder = mkdtempSync(join(tmpdir(), 'aylal-drill-providers-'));
  const hostKey = randomBytes(24).toString('hex');
  const keys = { HOST_KEY: hostKey, ENCRYPTION_KEY: randomBytes(32).toString('hex') };

  async function open(name: string): Promise<DrilledProvider> {
    const port = await freePort();
    const front = await openTcpGate(() => port);
    const toDatabase = await openTcpGate(() => database.port);
    const databaseUrl = new URL(database.url);
    databaseUrl.port = String(toDatabase.port);
    const supervised = await supervise((env) =>
      startProviderProcess({
        ...keys,
        DATABASE_URL: databaseUrl.href,
        DATA_DIR: join(folder, name),
        PROVIDER_PORT: String(port),
        RATE_LIMITS: 'off',
        DRAIN_DELAY_MS: '0',
        LOG_LEVEL: 'error',
        ...env,
      }),
    );
    return { ...supervised, url: `http://127.0.0.1:${front.port}`, front, toDatabase };
  }

  // One makes the schema, the other finds it.
  const all = [await open('one'), await open('other')] as const;
  return {
    all,
    hostKey,
    close: async () => {
      await Promise.all(all.flatMap((one) => [one.stop(), one.front.close(), one.toDatabase.close()]));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
