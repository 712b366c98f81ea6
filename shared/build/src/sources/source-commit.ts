import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { lockfileAbove } from '../webpack/package-facts.ts';
import { countsTesting } from './source-files.ts';

/**
 * The last commit that changed any source in these folders, with its time, as `<commit> <ISO time>`: whatever else was committed since, the same sources say the same of
 * themselves, so that a release can be built again elsewhere (MFE-1). `<commit>-dirty` where the sources differ from it. Empty outside a checkout.
 */
export async function sourceCommit(root: string, folders: readonly string[]): Promise<string> {
  const below = (path: string) => relative(root, path) || '.';
  const paths = [lockfileAbove(root), ...folders].map(below);
  const outside = ['**/server/**', '**/*.test.ts', '**/*.test.tsx', '**/*.md', '**/jest.*', '**/.*', '**/.*/**'];
  const withoutTesting = folders.filter((folder) => !countsTesting(folder)).map(below);
  const excluded = [...outside, ...withoutTesting.map((folder) => `${folder}/**/testing/**`)].map(
    (pattern) => `:(exclude,glob)${pattern}`,
  );
  const git = (...args: readonly string[]) =>
    promisify(execFile)('git', ['--no-optional-locks', ...args, '--', ...paths, ...excluded], { cwd: root });
  try {
    const [last, changed] = await Promise.all([git('log', '-1', '--format=%H %cI'), git('status', '--porcelain')]);
    const commit = last.stdout.trim();
    return changed.stdout === '' ? commit : commit.replace(' ', '-dirty ');
  } catch {
    return '';
  }
}
