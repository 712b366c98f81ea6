import { packageFolders } from './packages.ts';
import { changedFiles } from './test/choice/changed-files.ts';
import { chooseTests } from './test/choice/choose-tests.ts';
import { estimate } from './test/choice/estimate.ts';
import { listFiles } from './test/choice/list-files.ts';
import { readRepository } from './test/choice/repository.ts';
import { POSTGRES, selectNamed } from './test/choice/select-named.ts';
import { everything, type Selection } from './test/choice/selection.ts';
import { suitesOf } from './test/choice/test-files.ts';
import { makeSuites } from './test/make-suites.ts';
import { runSuites } from './test/run-suites.ts';
import { readTestOptions, type TestOptions } from './test/test-options.ts';

/** Everything there is to test, or what was asked for. The last line is `N passed, N failed` over all suites. */
export async function test(root: string, args: readonly string[]): Promise<void> {
  const options = readTestOptions(args, [...packageFolders(root), 'tools', POSTGRES]);
  await runSuites(root, makeSuites(root, await select(root, options)));
}

async function select(root: string, options: TestOptions): Promise<Selection> {
  const { packages, files, title, changed } = options;
  if (changed !== undefined) return choose(root, await changedFiles(root, changed));
  if (packages.length === 0 && files.length === 0 && title === undefined) return everything;
  const all = listFiles(root);
  // A remote by its name alone: all that a change of it can break.
  const remotes = packages.length > 0 && packages.every((name) => name.startsWith('mf-'));
  if (remotes && files.length === 0 && title === undefined)
    return choose(
      root,
      all.filter((file) => packages.some((name) => file.startsWith(`${name}/src/`))),
    );
  return selectNamed(
    all.filter((file) => suitesOf(file).length > 0),
    options,
  );
}

async function choose(root: string, changed: readonly string[]): Promise<Selection> {
  const repository = await readRepository(root);
  const { selection, because } = chooseTests(changed, repository);
  console.log(because ? `everything runs: ${because}` : estimate(selection, repository.texts));
  return selection;
}
