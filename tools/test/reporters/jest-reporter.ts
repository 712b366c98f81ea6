import { endReports, sendReport, type ReportedCase } from './report.ts';

interface TestFile {
  readonly path: string;
}

interface FileResult {
  readonly failureMessage?: string | null;
  readonly testExecError?: unknown;
  readonly perfStats: { readonly runtime: number };
  readonly testResults: readonly {
    readonly ancestorTitles: readonly string[];
    readonly title: string;
    readonly status: string;
    readonly duration?: number | null;
    readonly failureMessages: readonly string[];
  }[];
}

/** Jest's reporter of this repository: sends what happens to the runner and prints nothing. */
export default class JestReporter {
  onRunStart({ numTotalTestSuites }: { readonly numTotalTestSuites: number }): void {
    sendReport({ kind: 'planned', count: numTotalTestSuites });
  }

  onTestFileStart({ path }: TestFile): void {
    sendReport({ kind: 'started', name: path });
  }

  onTestFileResult({ path }: TestFile, result: FileResult): void {
    sendReport({ kind: 'finished', name: path, cases: casesOf(path, result) });
  }

  onRunComplete(): Promise<void> {
    return endReports();
  }
}

function casesOf(file: string, { testResults, testExecError, failureMessage, perfStats }: FileResult): ReportedCase[] {
  const cases = testResults.map(({ ancestorTitles, title, status, duration, failureMessages }): ReportedCase => {
    const failed = status === 'failed' ? { failure: failureMessages.map(withoutLibraries).join('\n\n') } : {};
    const known = status === 'passed' || status === 'failed' ? status : 'skipped';
    return { file, title: [...ancestorTitles, title].join(' '), status: known, milliseconds: duration ?? 0, ...failed };
  });
  if (!testExecError) return cases;
  const failure = failureMessage ?? String(testExecError);
  return [...cases, { file, status: 'failed', milliseconds: perfStats.runtime, failure }];
}

/** The failure without the lines of its stack that no test or product file is in. */
function withoutLibraries(failure: string): string {
  return failure
    .split('\n')
    .filter((line) => !/^\s+at .*(node_modules\/|node:internal|new Promise)/.test(line))
    .join('\n');
}
