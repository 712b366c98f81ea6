import { importersOf, reachedFrom } from './import-graph.ts';
import { areaOf, assemblesProvider, operationsOf, pathsOf, providerTests, remotesServed } from './provider-areas.ts';
import { remotesOfSpec, type RemoteFacts } from './remotes-of-spec.ts';
import { everything, type Selection } from './selection.ts';
import { suitesOf } from './test-files.ts';

/** What the choice is made from. */
export interface Repository {
  readonly packages: readonly string[];
  readonly files: readonly string[];
  readonly texts: ReadonlyMap<string, string>;
  readonly entryPoints: ReadonlyMap<string, string>;
  readonly remotes: readonly RemoteFacts[];
  /** Folder of each message set that browser tests read. */
  readonly messageFolders: ReadonlyMap<string, string>;
  readonly operations: ReadonlyMap<string, string>;
}

export interface Choice {
  readonly selection: Selection;
  /** Why everything runs, when it does. */
  readonly because?: string;
}

/** Nothing reads these but people. */
const UNREAD = /^docs\/|\.md$|^\.gitattributes$|^\.gitignore$/;
/** What says how everything is installed, built and run. */
const DECIDES_ALL =
  /^(tools\/|shared\/build\/|\.|e2e\/(playwright\.config\.ts|src\/[^/]+\.ts$))|(^|\/)(pnpm-[^/]+|package\.json|tsconfig[^/]*\.json|knip\.json|[^/]+\.config\.(ts|mjs))$/;

/** The tests that a change of these files can break. */
export function chooseTests(changedFiles: readonly string[], repository: Repository): Choice {
  const changed = changedFiles.filter((file) => !UNREAD.test(file));
  const deciding = changed.find((file) => DECIDES_ALL.test(file));
  if (deciding) return { selection: everything, because: `${deciding} has changed` };
  const packageOf = (file: string) => repository.packages.find((folder) => file.startsWith(`${folder}/`));
  const importers = importersOf(repository);
  const tests = (suite: 'unit' | 'postgres' | 'browser') =>
    repository.files.filter((file) => suitesOf(file).includes(suite));
  const reached = reachedFrom(changed, importers, assemblesProvider);
  const ofProvider = new Set(
    providerTests(
      changed.filter((file) => file.startsWith('provider/')),
      repository.files.filter((file) => file.startsWith('provider/') && suitesOf(file).length > 0),
      importers,
      repository,
    ),
  );
  const assembled = changed.find((file) => assemblesProvider(file) && suitesOf(file).length === 0);
  const chosen = (file: string) =>
    reached.has(file) || ofProvider.has(file) || (assembled !== undefined && file.startsWith('provider/'));
  return {
    selection: {
      types: packagesOf([...reached], packageOf),
      lint: packagesOf(changed, packageOf),
      unit: tests('unit').filter(chosen),
      postgres: tests('postgres').filter(chosen),
      browser: chooseSpecs(changed, tests('browser'), { ...repository, reached }),
    },
  };
}

function packagesOf(files: readonly string[], packageOf: (file: string) => string | undefined): readonly string[] {
  return [...new Set(files.flatMap((file) => packageOf(file) ?? []))];
}

/** Browser tests: those that import what has changed, show a remote that has changed or call what has changed, or all for what every page goes through. */
function chooseSpecs(
  changed: readonly string[],
  specs: readonly string[],
  repository: Repository & { readonly reached: ReadonlySet<string> },
): Selection['browser'] {
  const shipped = changed.filter((file) => suitesOf(file).length === 0 && !/\/testing\//.test(file));
  const folders = repository.remotes.map(({ folder }) => folder);
  const areas = [...new Set(shipped.flatMap((file) => areaOf(file) ?? []))];
  const goThroughAll = (file: string) =>
    /^(host|shared|releases)\//.test(file) || assemblesProvider(file) || areasWithoutOperations(file);
  const areasWithoutOperations = (file: string) => {
    const area = areaOf(file);
    return area !== undefined && operationsOf(area, repository).length === 0;
  };
  if (shipped.some(goThroughAll)) return 'all';
  const shown = new Set([
    ...folders.filter((folder) => shipped.some((file) => file.startsWith(`${folder}/`))),
    ...areas.flatMap((area) => remotesServed(area, folders, repository)),
  ]);
  const paths = pathsOf(areas, repository);
  return specs.filter((spec) => {
    const remotes = remotesOfSpec(spec, repository.texts, repository.remotes, repository.messageFolders);
    const calls = paths.some((path) => repository.texts.get(spec)?.includes(path));
    return repository.reached.has(spec) || calls || [...remotes].some((remote) => shown.has(remote));
  });
}
