import { run } from './run-program.ts';

/** Titles are held to the form from the commit after this one on. */
const first = '6eac89212ce1c701bf644360e0701d3ffea27475';
const longest = 72;
const types = ['feat', 'fix', 'refactor', 'perf', 'test', 'docs', 'build', 'ci', 'chore'];
const form = new RegExp(`^(${types.join('|')})(\\([a-z0-9., -]+\\))?: (\\S+)`);
/** Verbs that end like a participle. */
const verbs: ReadonlySet<string> = new Set([
  'bring',
  'embed',
  'feed',
  'need',
  'ping',
  'proceed',
  'seed',
  'shed',
  'string',
]);

interface Commit {
  readonly hash: string;
  readonly parents: readonly string[];
  readonly title: string;
}

/** Commits that do not have the form of `CONTRIBUTING.md`, a sentence each. Nothing where there is no history to look at: without git, in an archive, in a clone cut off before. */
export async function commitTitleFaults(root: string): Promise<readonly string[]> {
  const log = ['log', '--format=%h%x09%p%x09%s', `${first}..HEAD`];
  const { code, output } = await run('git', log, { cwd: root, quiet: true }).catch(() => ({ code: 1, output: '' }));
  return code === 0 ? faultsOfLog(output) : [];
}

/** The same of a log with hash, parents and title, a commit on each line. */
export function faultsOfLog(log: string): readonly string[] {
  return log.split('\n').filter(Boolean).map(readCommit).flatMap(faultsOfCommit);
}

function readCommit(line: string): Commit {
  const [hash = '', parents = '', ...title] = line.split('\t');
  return { hash, parents: parents.split(' '), title: title.join('\t') };
}

/** What is wrong with one commit. */
function faultsOfCommit({ hash, parents, title }: Commit): readonly string[] {
  const said = (fault: string) => `${hash} "${title}" ${fault}`;
  if (parents.length > 1) return [said('is a merge: rebase your own branch')];
  const [, , , verb = ''] = form.exec(title) ?? [];
  return [
    ...(title.length > longest ? [said(`is longer than ${longest} characters`)] : []),
    ...(verb === '' ? [said('does not begin with "type(package): "')] : []),
    ...(/^[A-Z]/.test(verb) ? [said('begins with a capital after the colon')] : []),
    ...(/(ed|ing)$/.test(verb) && !verbs.has(verb) ? [said('is not in the imperative')] : []),
  ];
}
