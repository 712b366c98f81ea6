import { groupOf, type Fact, type Row } from './read-checklist.ts';

/** Promises of reliability and security are named in titles too; their list is another one. */
const promises = new Set(['AUT', 'CAP', 'MFE', 'MNY', 'OPS', 'PII', 'REL', 'SEC', 'WEB']);

/** Ids that titles name in brackets, one id in each pair: `[FLIGHT-16]`, `[SHELL-07.1] [SHELL-07.2]`. */
export function namedIds(titles: readonly string[]): Set<string> {
  return new Set(
    [...titles.join('\n').matchAll(/\[([A-Z0-9]+-\d+(?:\.\d+)?)\]/g)]
      .map((match) => match[1] ?? '')
      .filter((id) => !promises.has(groupOf(id))),
  );
}

/** What no title names yet: of a row with facts each fact that is missing, else the row. The id of a row counts for none of its facts. */
export function openFacts({ facts, ...row }: Row, named: ReadonlySet<string>): Fact[] {
  return (facts.length > 0 ? facts : [row]).filter(({ id }) => !named.has(id));
}

/** Ids in titles that the checklist does not have. */
export function unknownIds(rows: readonly Row[], named: ReadonlySet<string>): string[] {
  const known = new Set(rows.flatMap(({ id, facts }) => [id, ...facts.map((fact) => fact.id)]));
  return [...named].filter((id) => !known.has(id)).toSorted();
}
