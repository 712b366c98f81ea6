/** One changed line of mf-flights. */
export interface Edit {
  readonly what: string;
  /** Path within the package. */
  readonly file: string;
  readonly line: string;
  readonly becomes: string;
}

/** Changes such as a team makes any day, on the page of results. */
export const edits: readonly Edit[] = [
  {
    what: 'the screen of results',
    file: 'src/results/results-screen.tsx',
    line: 'const leastBetweenMs = 60_000;',
    becomes: 'const leastBetweenMs = 45_000;',
  },
  {
    what: 'the card of an offer',
    file: 'src/results/offer-card.tsx',
    line: 'const fewSeats = 5;',
    becomes: 'const fewSeats = 4;',
  },
  {
    what: 'a message in one language',
    file: 'src/i18n/mn.json',
    line: '"title": "Нислэгүүд",',
    becomes: '"title": "Олдсон нислэгүүд",',
  },
];

/** The source with the line changed. Throws when it does not hold that line exactly once: the edit is of another time then. */
export function applyEdit(source: string, { file, line, becomes }: Edit): string {
  const parts = source.split(line);
  if (parts.length !== 2) throw new Error(`${file} holds ${parts.length - 1} times: ${line}`);
  return parts.join(becomes);
}
