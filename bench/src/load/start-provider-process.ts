import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { cpuMsOf } from './cpu-ms-of.ts';
import { freePort } from './start-engine.ts';

const providerMain = fileURLToPath(new URL('../../../provider/src/app/main.ts', import.meta.url));

export interface ProviderProcess {
  readonly url: string;
  /** Processor time that it has used so far, in milliseconds; 0 where the system does not tell. */
  cpuMs(): number;
  stop(): Promise<void>;
}

/** The provider as a process of its own, so that the load does not run inside it. Limits per address are off: all load comes from one. */
export async function startProviderProcess(
  databaseUrl: string,
  more: Readonly<Record<string, string>> = {},
): Promise<ProviderProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'aylal-bench-data-'));
  const port = await freePort();
  const child = spawn(process.execPath, [providerMain], {
    env: {
      ...process.env,
      PROVIDER_PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SANDBOX: 'on',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the provider ended with ${code} before it listened`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('"listening"')) resolve((JSON.parse(line) as { url: string }).url);
    });
  });
  return {
    url,
    cpuMs: () => cpuMsOf(child.pid),
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => {
          rmSync(dataDir, { recursive: true, force: true });
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}
