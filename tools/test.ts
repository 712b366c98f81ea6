import { packageFolders } from './packages.ts';
import { listFiles } from './test/choice/list-files.ts';
import { POSTGRES, selectNamed } from './test/choice/select-named.ts';
import { everything, type Selection } from './test/choice/selection.ts';
import { suitesOf } from './test/choice/test-files.ts';
import { makeSuites } from './test/make-suites.ts';
import { runSuites } from './test/run-suites.ts';
import { readTestOptions, type TestOptions } from './test/test-options.ts';

/** Everything there is to test, or what was asked for. The last line is `N passed, N failed` over all suites. */
export async function test(root: string, args: readonly string[]): Promise<void> {
  const options = readTestOptions(args, [...packageFolders(root), 'tools', POSTGRES]);
  await runSuites(root, makeSuites(root, select(root, options)));
}

function select(root: string, options: TestOptions): Selection {
  if (options.packages.length === 0 && options.files.length === 0 && options.title === undefined) return everything;
  const testFiles = listFiles(root).filter((file) => suitesOf(file).length > 0);
  return selectNamed(testFiles, options);
}
