import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { startProviderProcess } from '../provider-process.ts';
import { startServiceProcess } from '../service-process.ts';
import type { DrillDatabase } from './drill-database.ts';
import { supervise, type SupervisedService } from './supervised-service.ts';
import { openTcpGate, type TcpGate } from './tcp-gate.ts';

const skewedClock = new URL('./skewed-clock.mjs', import.meta.url).href;

/** Variables of a service whose clock is wrong. */
export const skewed = (milliseconds: number) => ({
  NODE_OPTIONS: `--import ${skewedClock}`,
  DRILL_SKEW_MS: String(milliseconds),
});

const newKey = () => randomBytes(24).toString('hex');

/** One of several providers, at an address that stays. */
export interface DrilledProvider extends SupervisedService {
  readonly url: string;
  /** The wires to its customers and to the database. */
  readonly front: TcpGate;
  readonly toDatabase: TcpGate;
  /** Goes on as the version before, whose program that is, until it is started again. */
  runAs(program: string): Promise<void>;
}

export interface TwoProviders {
  readonly all: readonly [DrilledProvider, DrilledProvider];
  /** What hosts prove themselves with now. */
  hostKey(): string;
  /** Gives them another such key, one provider after the other; hosts that still show the one before are believed too. */
  replaceHostKey(): Promise<void>;
  close(): Promise<void>;
}

/** Two providers on one database. */
export async function openTwoProviders(database: Pick<DrillDatabase, 'port' | 'url'>): Promise<TwoProviders> {
  const folder = mkdtempSync(join(tmpdir(), 'aylal-drill-providers-'));
  const hostKeys = { now: newKey(), before: newKey() };
  const encryptionKey = randomBytes(32).toString('hex');

  async function open(name: string): Promise<DrilledProvider> {
    const port = await freePort();
    const front = await openTcpGate(() => port);
    const toDatabase = await openTcpGate(() => database.port);
    const databaseUrl = new URL(database.url);
    databaseUrl.port = String(toDatabase.port);
    const variables = () => ({
      HOST_KEY: hostKeys.now,
      HOST_KEY_BEFORE: hostKeys.before,
      ENCRYPTION_KEY: encryptionKey,
      DATABASE_URL: databaseUrl.href,
      DATA_DIR: join(folder, name),
      PROVIDER_PORT: String(port),
      SANDBOX: 'on',
      RATE_LIMITS: 'off',
      DRAIN_DELAY_MS: '0',
      LOG_LEVEL: 'error',
    });
    const supervised = await supervise((env) => startProviderProcess({ ...variables(), ...env }));
    return {
      ...supervised,
      url: `http://127.0.0.1:${front.port}`,
      front,
      toDatabase,
      runAs: (program) => supervised.restart('SIGTERM', {}, () => startServiceProcess([program], variables())),
    };
  }

  // One makes the schema, the other finds it.
  const all = [await open('one'), await open('other')] as const;
  return {
    all,
    hostKey: () => hostKeys.now,
    async replaceHostKey() {
      hostKeys.before = hostKeys.now;
      hostKeys.now = newKey();
      for (const one of all) await one.restart('SIGTERM');
    },
    close: async () => {
      await Promise.all(all.flatMap((one) => [one.stop(), one.front.close(), one.toDatabase.close()]));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
