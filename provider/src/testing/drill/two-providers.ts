import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { freePort } from '../free-port.ts';
import { startProviderProcess, type ProviderProcess } from '../provider-process.ts';
import type { DrillDatabase } from './drill-database.ts';
import { openTcpGate, type TcpGate } from './tcp-gate.ts';

const skewedClock = pathToFileURL(fileURLToPath(new URL('./skewed-clock.mjs', import.meta.url))).href;

/** Two providers on one database, each at an address that stays. */
export interface TwoProviders {
  readonly urls: readonly [string, string];
  /** Ends one by a signal and starts it again, with a clock that is wrong by `skewMs`. */
  restart(which: 0 | 1, signal: 'SIGKILL' | 'SIGTERM', skewMs?: number): Promise<void>;
  /** Lets one stand still, as a machine that is out of memory does. */
  freeze(which: 0 | 1, milliseconds: number): Promise<void>;
  /** The wires of one: to its customers, and to the database. */
  wire(which: 0 | 1, side: 'front' | 'database'): TcpGate;
  close(): Promise<void>;
}

export async function openTwoProviders(database: Pick<DrillDatabase, 'port' | 'url'>): Promise<TwoProviders> {
  const folder = mkdtempSync(join(tmpdir(), 'aylal-drill-providers-'));
  const ports = [await freePort(), await freePort()] as const;
  const toDatabase = () => openTcpGate(() => database.port);
  const wires = {
    front: [await openTcpGate(() => ports[0]), await openTcpGate(() => ports[1])],
    database: [await toDatabase(), await toDatabase()],
  } as const;
  const keys = { HOST_KEY: randomBytes(24).toString('hex'), ENCRYPTION_KEY: randomBytes(32).toString('hex') };
  const start = (which: 0 | 1, skewMs = 0) => {
    const databaseUrl = new URL(database.url);
    databaseUrl.port = String(wires.database[which].port);
    return startProviderProcess({
      ...keys,
      ...(skewMs === 0 ? {} : { NODE_OPTIONS: `--import ${skewedClock}`, DRILL_SKEW_MS: String(skewMs) }),
      DATABASE_URL: databaseUrl.href,
      DATA_DIR: join(folder, String(which)),
      PROVIDER_PORT: String(ports[which]),
      RATE_LIMITS: 'off',
      DRAIN_DELAY_MS: '0',
      LOG_LEVEL: 'error',
    });
  };
  // One makes the schema, the other finds it.
  const running: [ProviderProcess, ProviderProcess] = [await start(0), await start(1)];
  const urlOf = (which: 0 | 1) => `http://127.0.0.1:${wires.front[which].port}`;
  return {
    urls: [urlOf(0), urlOf(1)],
    restart: async (which, signal, skewMs) => {
      await running[which].stop(signal);
      running[which] = await untilStarted(() => start(which, skewMs));
    },
    freeze: async (which, milliseconds) => {
      running[which].child.kill('SIGSTOP');
      await wait(milliseconds);
      running[which].child.kill('SIGCONT');
    },
    wire: (which, side) => wires[side][which],
    close: async () => {
      await Promise.all(running.map((provider) => provider.stop('SIGKILL')));
      await Promise.all([...wires.front, ...wires.database].map((wire) => wire.close()));
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
