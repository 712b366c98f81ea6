import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../../..');
const commit = '0123456789abcdef0123456789abcdef01234567 2026-11-01T08:00:00+08:00';

/** Builds a remote in a process of its own, as `npm run build` does, and gives every file's digest. Throws what the build says when it fails. */
export function buildRelease(directory: string, env: Record<string, string> = {}): Record<string, string> {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools/build-package.ts'), directory], {
    encoding: 'utf8',
    env: { ...process.env, AYLAL_SOURCES: 'ab12cd34ef', AYLAL_COMMIT: commit, NODE_ENV: 'production', ...env },
  });
  if (status !== 0) throw new Error(stderr);
  const dist = join(directory, 'dist');
  return Object.fromEntries(
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(dist, name)).isFile())
      .toSorted()
      .map((name) => [
        name,
        createHash('sha384')
          .update(readFileSync(join(dist, name)))
          .digest('hex'),
      ]),
  );
}
