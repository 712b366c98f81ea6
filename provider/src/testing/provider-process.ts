import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServiceProcess, type ServiceProcess } from './service-process.ts';
import { createPostgresDatabase } from './test-postgres.ts';

const main = fileURLToPath(new URL('../app/main.ts', import.meta.url));

/** Runs `main.ts` of the given folder in a process of its own. Throws what it printed when it ends before it listens. */
export function startProviderProcess(env: Readonly<Record<string, string>>): Promise<ServiceProcess> {
  return startServiceProcess([main], { PROVIDER_PORT: '0', SANDBOX: 'on', LOG_LEVEL: 'warn', ...env });
}

/** A data folder and a database of the engine under test; the same environment starts on the same data again. */
export async function processEnvironment(): Promise<{ env: Record<string, string>; drop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aylal-process-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (process.env['TEST_ENGINE'] !== 'postgres') return { env: { DATA_DIR: dataDir }, drop: removeFolder };
  const { url, drop } = await createPostgresDatabase();
  return {
    env: { DATA_DIR: dataDir, DATABASE_URL: url },
    drop: async () => {
      await drop();
      await removeFolder();
    },
  };
}
