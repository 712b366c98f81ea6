import { accessSync, constants } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createApp } from './create-app.ts';
import { createDeps, type Replacements } from './create-deps.ts';
import type { Config } from '../platform/config.ts';
import { checkEncryptionKey } from '../platform/database/check-encryption-key.ts';
import { asDataFolderError } from '../platform/database/data-folder-error.ts';
import { createLogger, createMetrics, serveMetrics } from '@aylal/server';
import type { FastifyInstance } from 'fastify';
import { migrate } from '../platform/database/migrate.ts';
import { migrations } from './migrations.ts';
import { upgradeToBaseline } from '../platform/database/upgrade-to-baseline.ts';
import { versionBefore } from './upgrade/version-before.ts';
import { openDatabase, type OpenOptions } from '../platform/database/open-database.ts';
import { privateFolder } from '../platform/private-folder.ts';
import { startJobs } from './jobs.ts';
import { addProviderGauges } from './provider-gauges.ts';
import type { Deps } from '../platform/deps.ts';
import { requireParties } from './require-parties.ts';
import { seed } from './seed.ts';

export interface RunningProvider {
  /** `http://host:port`. */
  readonly url: string;
  /** Not ready first, then in-flight requests finish (10 s at most), then the database is closed (REL-10). */
  close(): Promise<void>;
}

const DRAIN_MS = 10_000;

/** Opens the database, brings schema and seeds up to date, and listens. Whatever was opened is closed again when a step fails. */
export async function runProvider(config: Config, options: Replacements & OpenOptions = {}): Promise<RunningProvider> {
  // Before the database is made or changed for a shop that cannot start.
  requireParties(config);
  prepareFolder(config.dataDir);
  const logger = options.logger ?? createLogger(config.logLevel);
  const database = await openDatabase(config.databaseUrl, {
    poolSize: config.poolSize,
    onConnectionLost: (error) => logger.warn('database-connection-lost', { error }),
    ...options,
  });
  try {
    await upgradeToBaseline(database, versionBefore, migrations);
    await migrate(database, migrations, config);
    const deps = await createDeps(config, database, { ...options, logger });
    await checkEncryptionKey(deps.db, deps.vault);
    await seed(deps);
    const app = await createApp(deps);
    const metrics = await showMetrics(config, deps, app);
    const stopJobs = startJobs(deps);
    const url = await app.listen({ host: config.host, port: config.port });
    deps.lifecycle.url = url;
    return {
      url,
      close: async () => {
        deps.lifecycle.draining = true;
        await wait(config.drainDelayMs);
        const force = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
        const closeIdle = setInterval(() => app.server.closeIdleConnections(), 100);
        await app.close();
        clearInterval(closeIdle);
        clearTimeout(force);
        await stopJobs();
        await metrics?.close();
        await deps.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Measures the provider and shows it where the configuration says so; null where it does not. */
async function showMetrics({ metrics: place }: Config, deps: Deps, app: FastifyInstance) {
  if (!place) return null;
  const metrics = createMetrics('provider');
  metrics.watch(app);
  addProviderGauges(metrics, deps);
  const shown = await serveMetrics(metrics, place);
  return {
    close: async () => {
      metrics.close();
      await shown.close();
    },
  };
}

/** The folder of keys and, with the embedded engine, of the database. Throws `DataFolderError` where it cannot be made or written. */
function prepareFolder(folder: string): void {
  try {
    privateFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw asDataFolderError(folder, error);
  }
}
