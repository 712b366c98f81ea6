import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { run } from './run-program.ts';
import { withNeeds, type WorkspacePackage } from './workspace.ts';

const leftOut = new Set(['node_modules', 'dist', 'dist-standalone', 'coverage', 'server']);

/** Digest of all that a package is built from: its sources, those of the workspace packages below it, the build preset, the lockfile. Tests and the host's server do not count; scenarios do, because a release brings them along. */
export function sourceDigest(root: string, one: WorkspacePackage, all: readonly WorkspacePackage[]): string {
  const folders = sourceFolders(one, all);
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(process.env['NODE_ENV'] ?? '');
  for (const folder of folders) {
    for (const file of files(folder, countsTesting(folder)))
      hash.update(relative(root, file).split(sep).join('/')).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * The last commit that changed any of that, with its time, as `<commit> <ISO time>`: whatever else was committed since, the same sources say the same of themselves, so that
 * a release can be built again elsewhere (MFE-1). `<commit>-dirty` where the sources differ from it. Empty outside a checkout.
 */
export async function sourceCommit(
  root: string,
  one: WorkspacePackage,
  all: readonly WorkspacePackage[],
): Promise<string> {
  const folders = sourceFolders(one, all).map((folder) => relative(root, folder));
  const paths = ['pnpm-lock.yaml', ...folders];
  const outside = ['**/server/**', '**/*.test.ts', '**/*.test.tsx', '**/*.md', '**/jest.*'];
  const withoutTesting = folders.filter((folder) => !countsTesting(join(root, folder)));
  const excluded = [...outside, ...withoutTesting.map((folder) => `${folder}/**/testing/**`)].map(
    (pattern) => `:(exclude,glob)${pattern}`,
  );
  const git = (...args: readonly string[]) =>
    run('git', ['--no-optional-locks', ...args, '--', ...paths, ...excluded], { cwd: root, quiet: true }).catch(() => ({
      code: 1,
      output: '',
    }));
  const [last, changed] = await Promise.all([git('log', '-1', '--format=%H %cI'), git('status', '--porcelain')]);
  if (last.code !== 0) return '';
  const commit = last.output.trim();
  return changed.output === '' ? commit : commit.replace(' ', '-dirty ');
}

function sourceFolders(one: WorkspacePackage, all: readonly WorkspacePackage[]): readonly string[] {
  const preset = all.filter(
    ({ folder }) => folder === 'shared/build' || (folder === 'shared/testing' && countsTesting(one.directory)),
  );
  return [...new Set([...withNeeds(one, all), ...preset].map(({ directory }) => directory))].toSorted();
}

/** A remote with scenarios builds them, with everything beside them. */
function countsTesting(folder: string): boolean {
  return existsSync(join(folder, 'src/testing/scenarios.ts'));
}

function files(folder: string, withTesting: boolean): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    if (
      leftOut.has(entry.name) ||
      (entry.name === 'testing' && !withTesting) ||
      /\.test\.tsx?$|\.md$|^jest\./.test(entry.name)
    )
      return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path, withTesting) : entry.isFile() ? [path] : [];
  });
}
