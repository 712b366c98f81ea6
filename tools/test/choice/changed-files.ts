import { run } from '../../run-program.ts';

/**
 * Files that differ from a git revision, below the root: committed, uncommitted and new. Without a revision from where this branch left `origin/main`, or from the commit before
 * on that branch itself. Throws where git has no answer.
 */
export async function changedFiles(root: string, revision: string): Promise<readonly string[]> {
  const git = async (...args: string[]) => {
    const { code, output } = await run('git', args, { cwd: root, quiet: true });
    if (code !== 0) throw new Error(`git ${args.join(' ')}: ${output.trim()}`);
    return output.split('\0').filter(Boolean);
  };
  const base = revision || (await defaultBase(root));
  const changed = await git('diff', '--name-only', '--no-renames', '-z', base, '--');
  const added = await git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...changed, ...added])];
}

async function defaultBase(root: string): Promise<string> {
  const revision = async (...args: string[]) => {
    const { code, output } = await run('git', args, { cwd: root, quiet: true });
    return code === 0 ? output.trim() : null;
  };
  const head = await revision('rev-parse', 'HEAD');
  for (const main of ['origin/main', 'main']) {
    const base = await revision('merge-base', 'HEAD', main);
    if (base && base !== head) return base;
  }
  return 'HEAD~1';
}
