import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPostgresDatabase } from './test-postgres.ts';

const main = fileURLToPath(new URL('../app/main.ts', import.meta.url));

export interface ProviderProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything that it printed. */
  output(): string;
  /** Sends the signal and answers the exit code, null when a signal ended it. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

/** Runs `main.ts` of the given folder in a process of its own. Throws what it printed when it ends before it listens. */
export async function startProviderProcess(env: Readonly<Record<string, string>>): Promise<ProviderProcess> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PROVIDER_PORT: '0', SANDBOX: 'on', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listening = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      const url = /"event":"listening","url":"([^"]+)"/.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(output)));
  });
  const url = await listening;
  return {
    url,
    child,
    output: () => output,
    stop: async (signal) => {
      if (child.exitCode === null && child.signalCode === null) {
        const exited = once(child, 'exit');
        child.kill(signal);
        await exited;
      }
      return child.exitCode;
    },
  };
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
