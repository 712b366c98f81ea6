import type { CaseResult } from '../case-result.ts';
import type { SuiteResult } from '../suite.ts';

/** A round of a flaky run. */
export interface Round {
  readonly seed: number;
  readonly results: readonly SuiteResult[];
}

/** What failed in several rounds: how often, with which seeds, and how to repeat it. The last line is `N passed, N failed`. */
export function flakyLines(
  rounds: readonly Round[],
  repeat: (one: CaseResult, seed: number) => string,
): readonly string[] {
  const runs = rounds.flatMap(({ seed, results }) =>
    results.flatMap(({ suite, cases }) =>
      cases.map((one) => ({ seed, one, name: `${suite.name} ${one.file} ${one.title}` })),
    ),
  );
  const failures = runs.filter(({ one }) => one.outcome !== 'passed');
  const byCase = [...Map.groupBy(failures, ({ name }) => name)].toSorted(([, a], [, b]) => b.length - a.length);
  return [
    '',
    ...byCase.flatMap(([name, of]) => [
      `${of.length} of ${rounds.length}  ${name}`,
      `  seeds ${of.map(({ seed }) => seed).join(', ')}`,
      ...of.slice(0, 1).map(({ one, seed }) => `  ${repeat(one, seed)}`),
    ]),
    ...(byCase.length === 0 ? [`nothing failed in ${rounds.length} rounds`] : []),
    '',
    `${runs.length - failures.length} passed, ${failures.length} failed`,
  ];
}
