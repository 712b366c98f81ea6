import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../../../..');

/** The version that runs while this one is deployed: the last that was released. Whoever releases moves it on. */
const COMMIT = '20bcede7';

/**
 * Writes the provider of the version before into a folder, with the packages of ours that it had and the libraries of this checkout; answers its program. Rejects outside a clone that has that version's commit.
 */
export async function writeVersionBefore(folder: string): Promise<string> {
  const archive = join(folder, 'before.tar');
  await run('git', ['archive', '--output', archive, COMMIT, 'provider', 'shared', 'package.json'], { cwd: root });
  await run('tar', ['-xf', archive, '-C', folder]);
  const packages = ['provider', ...readdirSync(join(folder, 'shared')).map((name) => `shared/${name}`)];
  for (const name of packages)
    linkLibraries(join(root, name, 'node_modules'), join(folder, name, 'node_modules'), folder);
  return join(folder, 'provider/src/app/main.ts');
}

/** The same entries as links to where they are; those of ours to the version in `folder`. */
function linkLibraries(from: string, to: string, folder: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name.startsWith('@')) {
      linkLibraries(join(from, name), join(to, name), folder);
      continue;
    }
    const target = targetOf(join(from, name));
    const own = /\/(shared\/[^/]+|provider)$/.exec(target)?.[1];
    symlinkSync(
      own && target.startsWith(root) && !target.includes('node_modules') ? join(folder, own) : target,
      join(to, name),
    );
  }
}

function targetOf(path: string): string {
  try {
    return resolve(path, '..', readlinkSync(path));
  } catch {
    return path;
  }
}
