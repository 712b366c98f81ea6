import type { CaseResult } from '../case-result.ts';
import type { SuiteResult } from '../suite.ts';
import { countCases } from './count-cases.ts';
import { formatSeconds } from './format-seconds.ts';

const SLOWEST = 20;

/** The end of a run: a table of suites, failures with the command that repeats each, the slowest cases, the unsteady ones. The last line is `N passed, N failed`. */
export function summaryLines(results: readonly SuiteResult[], milliseconds: number): readonly string[] {
  const all = results.flatMap(({ suite, cases }) => cases.map((one) => ({ one, repeat: () => suite.repeat(one) })));
  const failed = all.filter(({ one }) => one.outcome === 'failed');
  const unsteady = all.filter(({ one }) => one.outcome === 'unsteady');
  const slowest = all.map(({ one }) => one).toSorted((a, b) => b.milliseconds - a.milliseconds);
  const { passed, failed: failures } = countCases(all.map(({ one }) => one));
  return [
    ...section('', suiteTable(results, milliseconds)),
    ...section(
      'Failed',
      failed.flatMap(({ one, repeat }) => [`  ${nameOf(one)}`, `    ${repeat()}`]),
    ),
    ...section(
      'Unsteady: failed at first, passed at the second try',
      unsteady.flatMap(({ one, repeat }) => [`  ${nameOf(one)}`, `    ${repeat()}`]),
    ),
    ...section(
      'Slowest cases',
      slowest.slice(0, SLOWEST).map((one) => `  ${formatSeconds(one.milliseconds).padStart(12)}  ${nameOf(one)}`),
    ),
    '',
    `${passed} passed, ${failures} failed`,
  ];
}

function suiteTable(results: readonly SuiteResult[], milliseconds: number): string[] {
  const width = Math.max(8, ...results.map(({ suite }) => suite.name.length));
  const row = (name: string, cases: string, failed: string, time: string) =>
    `  ${name.padEnd(width)}  ${cases.padStart(6)}  ${failed.padStart(6)}  ${time.padStart(12)}`;
  const rowOf = (name: string, cases: readonly CaseResult[], time: number) =>
    row(
      name,
      String(cases.length),
      String(cases.filter(({ outcome }) => outcome === 'failed').length),
      formatSeconds(time),
    );
  return [
    row('suite', 'cases', 'failed', 'time'),
    ...results.map(({ suite, cases, milliseconds: time }) => rowOf(suite.name, cases, time)),
    rowOf(
      'together',
      results.flatMap(({ cases }) => cases),
      milliseconds,
    ),
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', ...(title ? [`${title}:`] : []), ...lines];
}

function nameOf({ file, line, title }: CaseResult): string {
  return file === title ? title : `${file}${line ? `:${line}` : ''} ${title}`;
}
