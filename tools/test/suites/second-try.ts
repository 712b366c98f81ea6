import type { CaseResult } from '../case-result.ts';

/** Files of which a case failed. */
export function failedFiles(cases: readonly CaseResult[]): readonly string[] {
  return [...new Set(cases.filter(({ outcome }) => outcome === 'failed').map(({ file }) => file))];
}

/** The results of two tries, of which the second ran the failed files again: what failed at first and passes then is unsteady. */
export function mergeTries(first: readonly CaseResult[], second: readonly CaseResult[]): readonly CaseResult[] {
  const again = new Set(second.map(({ file }) => file));
  const known = new Set(second.map(keyOf));
  const failed = first.filter(({ outcome }) => outcome === 'failed');
  const failures = new Map(failed.map((one) => [keyOf(one), one.failure]));
  return [
    ...first.filter(({ file }) => !again.has(file)),
    // A file that could not be run is no case of the second try.
    ...failed
      .filter((one) => again.has(one.file) && !known.has(keyOf(one)))
      .map((one): CaseResult => ({ ...one, outcome: 'unsteady' })),
    ...second.map((one): CaseResult => {
      const failure = failures.get(keyOf(one));
      return one.outcome === 'passed' && failure !== undefined ? { ...one, outcome: 'unsteady', failure } : one;
    }),
  ];
}

function keyOf({ file, title }: CaseResult): string {
  return `${file} ${title}`;
}
