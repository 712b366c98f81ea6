import type { TestOptions } from '../test-options.ts';
import type { Selection } from './selection.ts';
import { suitesOf } from './test-files.ts';

/** The word that names the provider's tests on PostgreSQL alone. */
export const POSTGRES = 'postgres';

/** The tests in the files, folders and packages that were named, and nothing else. Throws at a name without a test. */
export function selectNamed(testFiles: readonly string[], options: TestOptions): Selection {
  const { packages, files, title } = options;
  const folders = packages.map((name) => (name === POSTGRES ? 'provider' : name));
  const found = (files.length > 0 ? files : ['']).flatMap((name) => filesBelow(testFiles, folders, name));
  const inSuite = (suite: 'unit' | 'postgres' | 'browser') =>
    found.filter((file) => suitesOf(file.replace(/:\d+$/, '')).includes(suite));
  const onlyPostgres = packages.includes(POSTGRES);
  return {
    types: [],
    lint: [],
    unit: onlyPostgres ? [] : inSuite('unit'),
    postgres: inSuite('postgres'),
    browser: inSuite('browser'),
    ...(title === undefined ? {} : { title }),
  };
}

/** A name is a path below the root, below a named package or below its sources; of a file also with `:line`. */
function filesBelow(testFiles: readonly string[], folders: readonly string[], name: string): readonly string[] {
  const [path = '', line] = name.split(/:(?=\d+$)/);
  const places = [path, ...folders.flatMap((folder) => [join(folder, path), join(folder, 'src', path)])].filter(
    Boolean,
  );
  const found = testFiles.filter((file) => places.some((place) => file === place || file.startsWith(`${place}/`)));
  if (found.length === 0) throw new Error(`there is no test in ${name || folders.join(', ')}`);
  return line ? found.map((file) => `${file}:${line}`) : found;
}

function join(...parts: readonly string[]): string {
  return parts.filter(Boolean).join('/');
}
