import { posix } from 'node:path';

/** What imports each file, directly. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

export interface Sources {
  /** Text by path below the root. */
  readonly texts: ReadonlyMap<string, string>;
  /** File by what other packages import it as, such as `@aylal/ui/icons`. */
  readonly entryPoints: ReadonlyMap<string, string>;
}

// Every quoted path, so that `new URL('./worker.js', import.meta.url)` counts too: an import too many only runs a test too many.
const SPECIFIER = /(['"`])((?:\.{1,2}\/|@aylal\/)[^'"`\n$]+)\1/g;

/** The import graph, read from the texts: dependency-cruiser needs half a minute for the same. */
export function importersOf({ texts, entryPoints }: Sources): Importers {
  const importers = new Map<string, Set<string>>();
  for (const [file, text] of texts) {
    for (const [, , specifier = ''] of text.matchAll(SPECIFIER)) {
      const target = specifier.startsWith('.')
        ? posix.join(posix.dirname(file), specifier)
        : (entryPoints.get(specifier) ?? '');
      if (!texts.has(target) || target === file) continue;
      const known = importers.get(target);
      if (known) known.add(file);
      else importers.set(target, new Set([file]));
    }
  }
  return importers;
}

/** The files themselves and all that import them, directly or through others, but not through a file that `stopsAt`. */
export function reachedFrom(
  files: readonly string[],
  importers: Importers,
  stopsAt: (file: string) => boolean = () => false,
): ReadonlySet<string> {
  const reached = new Set(files);
  // A set that grows while it is walked is walked to its end.
  for (const file of reached) {
    if (stopsAt(file) && !files.includes(file)) continue;
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  }
  return reached;
}
