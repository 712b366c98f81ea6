import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The version in a package's manifest. */
export function packageVersion(directory: string): string {
  const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as { version: string };
  return manifest.version;
}

/**
 * The commit that is built and its time (ruling 5: `builtAt` is the commit's time, so that the same commit builds the same bytes). The build tool passes the last one that
 * changed the sources (`AYLAL_COMMIT`), marked `-dirty` where they were changed since; bare builds take the checkout's. Outside a checkout: no commit, and the epoch.
 */
export function sourceCommit(directory: string): { commit: string; builtAt: string } {
  const [commit = '', builtAt = ''] = (process.env['AYLAL_COMMIT'] || checkedOut(directory)).trim().split(' ');
  if (!builtAt) return { commit: 'uncommitted', builtAt: new Date(0).toISOString() };
  const [id = '', mark] = commit.split('-');
  return { commit: id.slice(0, 12) + (mark ? `-${mark}` : ''), builtAt: new Date(builtAt).toISOString() };
}

function checkedOut(directory: string): string {
  try {
    return execFileSync('git', ['log', '-1', '--format=%H %cI'], {
      cwd: directory,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

const lockfiles = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock'];

/** Base64 SHA-384 of the lockfile of the workspace or the repository: which packages a release was built from (MFE-1). Throws where nothing is installed by one. */
export function lockfileDigest(directory: string): string {
  return createHash('sha384')
    .update(readFileSync(lockfileAbove(directory)))
    .digest('base64');
}

/** The nearest lockfile in a folder or above it: its folder is the workspace, or the repository of one remote. Throws where there is none. */
export function lockfileAbove(directory: string): string {
  for (let folder = directory; dirname(folder) !== folder; folder = dirname(folder)) {
    const file = lockfiles.map((name) => join(folder, name)).find((one) => existsSync(one));
    if (file) return file;
  }
  throw new Error(`${directory} has none of ${lockfiles.join(', ')} in it or above it`);
}

/** `1.0.0+9f3c1a2b44`: the package's version and the digest of what it is built from, which the build tool passes; bare builds use the commit. */
export function releaseVersion(directory: string): string {
  const sources = process.env['AYLAL_SOURCES'] || sourceCommit(directory).commit;
  return `${packageVersion(directory)}+${sources.slice(0, 10)}`;
}
