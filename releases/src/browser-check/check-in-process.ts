import { fork, type StdioOptions } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { CheckPicture, Finding } from '../gates/gate.ts';
import type { ReleaseCheck } from './check-release.ts';
import { endGroup } from './end-group.ts';
import { groupsUnder } from './groups-under.ts';
import { hung } from './visit-findings.ts';

/** What the process that looks says: which group its browser runs in, what a scenario looks like, what it found, or why it could not look. */
export type CheckMessage =
  | { readonly group: number }
  | { readonly picture: CheckPicture }
  | { readonly findings: readonly Finding[] }
  | { readonly fault: string };

/** Its input: the check, and the only folder that it may write. */
export interface CheckOrder {
  readonly check: ReleaseCheck;
  readonly folder: string;
}

const program = join(import.meta.dirname, `check-process${extname(import.meta.filename)}`);

/**
 * Looks at a release in a process of its own, so that whoever asked goes on meanwhile. Whatever hangs there, it is ended `graceMs` after the check's own
 * end, with its browser, its shell and everything that they wrote. Rejects when the process could not look at all.
 */
export async function checkInProcess(
  { candidate: { onPicture, ...candidate }, ...limits }: ReleaseCheck,
  graceMs = 15_000,
): Promise<readonly Finding[]> {
  const check: ReleaseCheck = { ...limits, candidate };
  const folder = mkdtempSync(join(tmpdir(), 'aylal-look-'));
  const { PATH = '', HOME = folder } = process.env;
  // Nothing but these: what a release runs must not find the registry's secrets in its environment.
  const stdio: StdioOptions = ['ignore', 'ignore', 'inherit', 'ipc'];
  const env = { PATH, HOME, TMPDIR: folder };
  const child = fork(program, { env, execArgv: [], detached: true, serialization: 'advanced', stdio });
  const groups = new Set(child.pid === undefined ? [] : [child.pid]);
  try {
    return await new Promise((resolve, reject) => {
      const late = setTimeout(() => resolve([hung()]), Math.max(0, check.endsAt - Date.now()) + graceMs);
      child.on('message', (message: CheckMessage) => {
        if ('group' in message) groups.add(message.group);
        else if ('picture' in message) onPicture?.(message.picture);
        else if ('findings' in message) resolve(message.findings);
        else reject(new Error(message.fault));
      });
      child.once('error', reject);
      child.once('exit', (code, signal) => {
        clearTimeout(late);
        reject(new Error(`the process that looks at a release ended: ${signal ?? code}`));
      });
      child.send({ check, folder } satisfies CheckOrder);
    });
  } finally {
    // What it started a moment ago, it may not have reported.
    if (child.pid !== undefined) for (const group of groupsUnder(child.pid)) groups.add(group);
    // The browser first: this child then takes note of its end.
    for (const group of [...groups].toReversed()) await endGroup(group);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}
