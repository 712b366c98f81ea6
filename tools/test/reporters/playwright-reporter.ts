import { endReports, sendReport, type ReportedCase } from './report.ts';

interface TestCase {
  readonly location: { readonly file: string; readonly line: number };
  readonly expectedStatus: string;
  readonly retries: number;
  readonly results: readonly unknown[];
  titlePath(): readonly string[];
}

interface TestResult {
  readonly status: string;
  readonly retry: number;
  readonly duration: number;
  readonly errors: readonly TestError[];
}

interface TestError {
  readonly message?: string;
  readonly stack?: string;
  readonly value?: string;
  readonly snippet?: string;
}

/** Playwright's reporter of this repository: sends what happens to the runner and prints nothing. */
export default class PlaywrightReporter {
  #all: readonly TestCase[] = [];

  onBegin(_config: unknown, suite: { allTests(): readonly TestCase[] }): void {
    this.#all = suite.allTests();
    sendReport({ kind: 'planned', count: this.#all.length });
  }

  onTestBegin(test: TestCase): void {
    sendReport({ kind: 'started', name: nameOf(test) });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    sendReport({ kind: 'finished', name: nameOf(test), cases: [caseOf(test, result)] });
  }

  onError(error: TestError): void {
    sendReport({ kind: 'broken', failure: textOf(error) });
  }

  /** What another project's failure kept from running. */
  onEnd(): Promise<void> {
    for (const test of this.#all.filter(({ results }) => results.length === 0))
      sendReport({
        kind: 'finished',
        name: nameOf(test),
        cases: [{ ...placeOf(test), status: 'skipped', milliseconds: 0 }],
      });
    return endReports();
  }
}

function caseOf(test: TestCase, { status, retry, duration, errors }: TestResult): ReportedCase {
  const place = { ...placeOf(test), milliseconds: duration };
  if (status === 'skipped') return { ...place, status };
  if (status === test.expectedStatus) return { ...place, status: 'passed' };
  const failure = errors.map(textOf).join('\n\n') || status;
  return { ...place, status: retry < test.retries ? 'retried' : 'failed', failure };
}

function placeOf(test: TestCase): { file: string; line: number; title: string } {
  return { file: test.location.file, line: test.location.line, title: titleOf(test) };
}

/** The titles of the describe blocks and of the test, without those of project and file. */
function titleOf(test: TestCase): string {
  return test.titlePath().slice(3).join(' ');
}

function nameOf(test: TestCase): string {
  return `${test.location.file}:${test.location.line}`;
}

function textOf({ message, stack, value, snippet }: TestError): string {
  return [stack ?? message ?? value ?? '', snippet ?? ''].filter(Boolean).join('\n\n');
}
