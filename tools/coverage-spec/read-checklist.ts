export type Kind = 'rows' | 'decisions' | 'calls' | 'card';

/** What a test can name: a row, or one fact of a row. */
export interface Fact {
  readonly id: string;
  readonly line: string;
}

export interface Row extends Fact {
  readonly kind: Kind;
  readonly owners: readonly string[];
  /** Empty where the row says one thing. */
  readonly facts: readonly Fact[];
}

const kinds: Readonly<Record<string, Kind>> = { GAP: 'decisions', API: 'calls', NEED: 'calls', CARD: 'card' };

/** Rows of the checklist, each with its facts (`| ROW-12.1 | … |`). A row marked `(no behaviour)` has nothing to test and is left out. */
export function readChecklist(checklist: string): Row[] {
  const lines = checklist.split('\n').flatMap((line) => {
    const found = /^\| ([A-Z0-9]+-\d{2,3})(\.\d+)? \|/.exec(line);
    return found && !line.includes('(no behaviour)') ? [{ row: found[1] ?? '', fact: found[2] ?? '', line }] : [];
  });
  const facts = Map.groupBy(
    lines.filter(({ fact }) => fact !== ''),
    ({ row }) => row,
  );
  return lines
    .filter(({ fact }) => fact === '')
    .map(({ row, line }) => ({
      id: row,
      line,
      kind: kinds[groupOf(row)] ?? 'rows',
      owners: (line.split(' | ').at(-2) ?? '').split(',').map((owner) => owner.trim()),
      facts: (facts.get(row) ?? []).map((fact) => ({ id: row + fact.fact, line: fact.line })),
    }));
}

export function groupOf(id: string): string {
  return id.replace(/-.*$/, '');
}
