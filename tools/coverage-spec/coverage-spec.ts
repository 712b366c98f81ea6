import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedIds, openFacts, unknownIds } from './compare-titles.ts';
import { groupOf, readChecklist, type Row } from './read-checklist.ts';
import { readTitles } from './read-titles.ts';

/** Lists what no test title names of the checklist; with names (owner, group or id) only theirs. Throws where a title names what no row has. */
export function coverageSpec(root: string, names: readonly string[]): void {
  const checklist = readChecklist(readFileSync(join(root, 'docs/spec/requirements.md'), 'utf8'));
  const named = namedIds(titlesOf(root));
  const rows = checklist.filter(
    ({ id, owners }) => names.length === 0 || [id, groupOf(id), ...owners].some((name) => names.includes(name)),
  );
  for (const row of rows) for (const { line } of openFacts(row, named)) console.log(line);
  for (const line of summary(rows, named)) console.log(line);
  const unknown = unknownIds(checklist, named);
  if (unknown.length > 0) throw new Error(`named by a test, but no row: ${unknown.join(', ')}`);
}

function titlesOf(root: string): string[] {
  const kinds = ['*.test.ts', '*.test.tsx', '*.spec.ts', '*.spec.tsx'];
  return execFileSync('git', ['ls-files', '--', ...kinds], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .flatMap((file) => readTitles(readFileSync(join(root, file), 'utf8'), { tsx: file.endsWith('x') }));
}

function summary(rows: readonly Row[], named: ReadonlySet<string>): string[] {
  const counts = (['rows', 'decisions', 'calls', 'card'] as const).map((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind);
    return count(kind, ofKind, (row) => openFacts(row, named).length === 0);
  });
  const facts = rows.flatMap((row) => row.facts);
  return [...counts, count('facts of rows with several', facts, ({ id }) => named.has(id))];
}

function count<T>(what: string, all: readonly T[], isNamed: (one: T) => boolean): string {
  return `${what}: ${all.filter(isNamed).length} of ${all.length} are named by a test`;
}
