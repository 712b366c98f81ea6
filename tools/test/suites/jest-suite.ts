import { quote } from '../quote.ts';
import type { Needs } from '../needs/needs.ts';
import type { Suite } from '../suite.ts';
import { runJest, type JestRun } from './run-jest.ts';
import { failedFiles, mergeTries } from './second-try.ts';

export interface JestSuiteOptions extends JestRun {
  readonly needs: Needs;
  /** What is after `npm test` to repeat a case: a package, or `postgres`. */
  readonly chosenBy: (file: string) => string;
}

/** Tests of some packages, two files at a time. Files with a failure are run once more, without the others, but not in an order of a seed. */
export function jestSuite(root: string, { needs, chosenBy, ...run }: JestSuiteOptions): Suite {
  return {
    name: run.suite,
    needs,
    async run(progress) {
      const first = await runJest(root, run, progress);
      const files = failedFiles(first);
      if (files.length === 0 || files.includes(run.suite) || run.seed !== undefined) return first;
      const silent = { ...progress, failed: () => undefined };
      return mergeTries(first, await runJest(root, { ...run, files }, silent));
    },
    repeat: ({ file, title }) =>
      [`npm test ${chosenBy(file)} -- ${file}`, ...(title === file ? [] : [`-t ${quote(title)}`])].join(' '),
  };
}
