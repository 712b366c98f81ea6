import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signRelease } from '../documents/release-signature.ts';
import type { Candidate } from '../gates/gate.ts';
import { openFolderRegistry } from '../registry/open-folder-registry.ts';

const startMs = 20_000;

/** True when the host was built: its web server needs `dist/host.json`. */
export function isBuilt(hostFolder: string): boolean {
  return existsSync(join(hostFolder, 'dist', 'host.json'));
}

/**
 * Starts the live shell's own program on loopback, over a registry of its own with nothing but one release, so that not a byte of the real one is touched.
 * It runs until this process's group ends. Rejects with what it said when it does not start.
 */
export async function startShell(candidate: Candidate, hostFolder: string): Promise<{ url: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'shell-'));
  await pin(candidate, folder);
  return { url: await run(join(hostFolder, 'src/server/main.ts'), folder) };
}

async function pin({ record, files }: Candidate, folder: string): Promise<void> {
  const registry = openFolderRegistry(join(folder, 'releases'));
  const { remote, version } = record;
  const release = Buffer.from(JSON.stringify(record));
  const signature = signRelease(release, record, await registry.credential('publish', remote), new Date());
  await registry.publish({ release, signature, files: files ?? new Map() });
  const act = { act: 'promote', channel: 'stable', releases: { [remote]: version }, share: null, after: 0 } as const;
  await registry.act(await registry.sign({ ...act, reason: 'a look in a browser', at: new Date().toISOString() }));
}

/** The provider is away on purpose: what a release shows must not hang on it (REL-3). */
function run(program: string, dataFolder: string): Promise<string> {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [program], {
    env: { PATH, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataFolder, PROVIDER_URL: 'http://127.0.0.1:9' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error(`the shell did not start in ${startMs / 1000} s`)), startMs);
    const hear = (part: Buffer) => {
      said = (said + part.toString('utf8')).slice(-10_000);
      const url = /"listening","url":"([^"]+)"/.exec(said)?.[1];
      if (!url) return;
      clearTimeout(timer);
      resolve(url);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`the shell ended: ${said.slice(-500)}`)));
  });
}
