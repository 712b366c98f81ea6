import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Config } from '../../platform/config.ts';
import { readConfig } from '../config.ts';
import { FolderInUseError } from '../../platform/database/folder-lock.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { callRunningProvider } from '../../platform/http/call-running-provider.ts';
import { checkLedger, ledgerReport, type LedgerReport } from '../../commerce/ledger/check-ledger.ts';
import { invariants } from '../ledger-check/invariants.ts';

// `node src/app/commands/check-ledger.ts`: a report as JSON; exit 1 when an invariant is broken, 2 when it could not be checked (OPS-4).
try {
  const report = await reportOf(readConfig(process.env));
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  process.exitCode = report.ok ? 0 : 1;
} catch (error) {
  process.stdout.write(
    `${JSON.stringify({ ok: false, reason: error instanceof Error ? error.message : 'unknown' })}\n`,
  );
  process.exitCode = 2;
}

async function reportOf(config: Config): Promise<LedgerReport> {
  const folder = /^pglite:(?<folder>.+)$/.exec(config.databaseUrl)?.groups?.['folder'];
  if (folder && !existsSync(join(folder, 'PG_VERSION'))) throw new Error('There is no database in the data folder');
  try {
    const database = await openDatabase(config.databaseUrl, { poolSize: 1 });
    return await checkLedger(database.db, invariants).finally(() => database.close());
  } catch (error) {
    if (error instanceof FolderInUseError) return reportOfRunning(config);
    throw error;
  }
}

/** A PGlite folder belongs to the provider that runs on it, so that one is asked. */
async function reportOfRunning(config: Config): Promise<LedgerReport> {
  const response = await callRunningProvider(config, '/ledger/check');
  const report = v.safeParse(ledgerReport, await response.json());
  if (!report.success) throw new Error(`The running provider answers ${response.status}`);
  return report.output;
}
