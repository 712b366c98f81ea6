import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Row {
  readonly id: string;
  readonly owners: readonly string[];
  readonly line: string;
}

/** Rows of the checklist: one fact each, the owner in the last column but one. */
export function readRows(checklist: string): Row[] {
  return checklist
    .split('\n')
    .filter((line) => /^\| (?!GAP|API|NEED)[A-Z0-9]+-\d{2} \|/.test(line))
    .map((line) => {
      const cells = line.split(' | ');
      return {
        id: cells[0]?.slice(2) ?? '',
        owners: (cells.at(-2) ?? '').split(',').map((owner) => owner.trim()),
        line,
      };
    });
}

/** Ids that a test title names, in brackets: `[FLIGHT-16]`. */
export function namedIds(titles: string): Set<string> {
  return new Set([...titles.matchAll(/\[([A-Z0-9]+-\d{2})\]/g)].map((match) => match[1] ?? ''));
}

/** Lists the rows that no test title names; with names (owner, group or id) only theirs. */
export function coverageSpec(root: string, names: readonly string[]): void {
  const rows = readRows(readFileSync(`${root}/docs/spec/requirements.md`, 'utf8')).filter(
    ({ id, owners }) =>
      names.length === 0 ||
      names.some((name) => id === name || id.replace(/-\d+$/, '') === name || owners.includes(name)),
  );
  const pattern = [
    'grep',
    '-h',
    '-E',
    '\\[[A-Z0-9]+-[0-9]{2}\\]',
    '--',
    '*.test.ts',
    '*.test.tsx',
    '*.spec.ts',
    '*.spec.tsx',
  ];
  const named = namedIds(execFileSync('git', pattern, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 }));
  const open = rows.filter(({ id }) => !named.has(id));
  for (const { line } of open) console.log(line);
  console.log(`${rows.length - open.length} of ${rows.length} rows are named by a test`);
}
