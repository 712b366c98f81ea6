import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signRelease } from '../documents/release-signature.ts';
import type { Candidate } from '../gates/gate.ts';
import type { HostKind } from './scenario-subject.ts';
import { openFolderRegistry } from '../registry/open-folder-registry.ts';

const startMs = 60_000;

/** True when the host was built: its web server needs `dist/host.json`. */
export function isBuilt(hostFolder: string): boolean {
  return existsSync(join(hostFolder, 'dist', 'host.json'));
}

/** Starts a shell and answers its address. `rendering` renders pages on its server, as the live ones do; `plain` leaves every page to the browser, where a scenario answers in the provider's place. `host` is the shop's or the office's. */
export type StartShell = (kind: 'rendering' | 'plain', host: HostKind) => Promise<string>;

/**
 * Prepares the live shell's own program on loopback, over a registry of its own with nothing but one release, so that not a byte of the real one is touched. Each shell runs in a process
 * group of its own, which `onGroup` gets, until that group is ended. Starting rejects with what the shell said when it does not come up.
 */
export async function prepareShells(
  candidate: Candidate,
  hostFolder: string,
  onGroup: (group: number) => void,
): Promise<StartShell> {
  const folder = mkdtempSync(join(tmpdir(), 'shell-'));
  await pin(candidate, folder);
  const program = join(hostFolder, 'src/server/main.ts');
  return (kind, host) =>
    run(program, folder, {
      onGroup,
      more: { ...(host === 'office' ? { OFFICE: 'on' } : {}), ...(kind === 'plain' ? { RENDER_THREADS: '0' } : {}) },
    });
}

async function pin(candidate: Candidate, folder: string): Promise<void> {
  // The shell has no use for the scenarios: they are played from outside.
  const {
    record: { scenarios: _, ...record },
    files,
  } = candidate;
  const registry = openFolderRegistry(join(folder, 'releases'));
  const { remote, version } = record;
  const release = Buffer.from(JSON.stringify(record));
  const signature = signRelease(release, record, await registry.credential('publish', remote), new Date());
  await registry.publish({ release, signature, files: files ?? new Map() });
  const command = {
    act: 'promote',
    channel: 'stable',
    releases: { [remote]: version },
    share: null,
    after: 0,
  } as const;
  await registry.act(await registry.sign({ ...command, reason: 'a look in a browser', at: new Date().toISOString() }));
}

/** The provider is away on purpose: what a release shows must not hang on it (REL-3). */
function run(
  program: string,
  dataFolder: string,
  { onGroup, more }: { onGroup: (group: number) => void; more: Readonly<Record<string, string>> },
): Promise<string> {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [program], {
    env: { PATH, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataFolder, PROVIDER_URL: 'http://127.0.0.1:9', ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  if (child.pid !== undefined) onGroup(child.pid);
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error(`the shell did not start in ${startMs / 1000} s`)), startMs);
    const onOutput = (part: Buffer) => {
      said = (said + part.toString('utf8')).slice(-10_000);
      const url = /"listening","url":"([^"]+)"/.exec(said)?.[1];
      if (!url) return;
      clearTimeout(timer);
      resolve(url);
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.once('exit', () => reject(new Error(`the shell ended: ${said.slice(-500)}`)));
  });
}
