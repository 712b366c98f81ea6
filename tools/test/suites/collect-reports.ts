import { relative } from 'node:path';
import type { Ended } from '../../run-program.ts';
import type { CaseResult } from '../case-result.ts';
import type { SuiteProgress } from '../progress.ts';
import type { Report, ReportedCase } from '../reporters/report.ts';

/** A suite that reports nothing for so long hangs; the longest browser test may take three minutes, twice. */
export const maxSilenceMs = 8 * 60_000;

/** Turns what a reporter sends into case results, and shows it as it comes. */
export function collectReports(
  root: string,
  suite: string,
  progress: SuiteProgress,
  { ignoreSkipped = false }: { readonly ignoreSkipped?: boolean } = {},
) {
  const cases: CaseResult[] = [];
  /** Failures of first tries, by case. */
  const firstTries = new Map<string, string>();
  const running = new Set<string>();
  const take = (reported: ReportedCase) => {
    const { status, milliseconds } = reported;
    if (ignoreSkipped && status === 'skipped') return;
    const file = reported.file === suite ? suite : relative(root, reported.file);
    const title = reported.title ?? file;
    const place = { file, title, ...(reported.line ? { line: reported.line } : {}) };
    const key = `${file}:${reported.line ?? 0} ${title}`;
    // A skipped test proves nothing, so it counts as failed.
    const failure = reported.failure ?? (status === 'skipped' ? 'it was skipped' : undefined);
    if (failure !== undefined) progress.failed({ ...place, failure });
    if (status === 'retried') {
      firstTries.set(key, failure ?? '');
      return;
    }
    const first = firstTries.get(key);
    const outcome = status === 'passed' ? (first === undefined ? 'passed' : 'unsteady') : 'failed';
    const known = failure ?? first;
    cases.push({ ...place, outcome, milliseconds, ...(known === undefined ? {} : { failure: known }) });
  };
  return {
    cases,
    receive(message: unknown): void {
      const report = message as Report;
      if (report.kind === 'planned') progress.planned(report.count);
      else if (report.kind === 'started') {
        running.add(report.name);
        progress.started(report.name);
      } else if (report.kind === 'finished') {
        running.delete(report.name);
        if (report.cases.every(({ status }) => status !== 'retried')) progress.finished(report.name);
        report.cases.forEach(take);
      } else if (report.kind === 'broken')
        take({
          file: suite,
          title: 'outside of its cases',
          status: 'failed',
          milliseconds: 0,
          failure: report.failure,
        });
    },
    /** A program that hung, or ended badly without a failed case, is a failed case. */
    end({ code, output, wasSilent }: Ended): readonly CaseResult[] {
      const explained = !wasSilent && cases.some(({ outcome }) => outcome !== 'passed');
      if (code !== 0 && !explained) {
        const why = wasSilent
          ? `it reported nothing for ${maxSilenceMs / 60_000} minutes while these ran: ${[...running].join(', ')}`
          : `it ended with ${code}`;
        const failure = `${why}\n${output.trim()}`;
        take({ file: suite, status: 'failed', milliseconds: 0, failure });
      }
      return cases;
    },
  };
}
