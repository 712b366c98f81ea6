import { globSync } from 'node:fs';

/** The entries of a package by name: a pattern such as `./*` stands for every folder that has what it names. Checks and editors see no entry behind a pattern. */
export function namedEntries(
  directory: string,
  exports: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const named = Object.entries(exports).flatMap(([entry, file]) => {
    if (!entry.includes('*')) return [[entry, file] as const];
    const [before = '', after = ''] = file.split('*');
    return globSync(file, { cwd: directory })
      .map((found) => `./${found.replace(/^\.\//, '')}`)
      .toSorted()
      .map((found) => [entry.replace('*', found.slice(before.length, found.length - after.length)), found] as const);
  });
  return Object.fromEntries(named);
}

/** Entries of a package that hold no code with types: what a browser or a test runner is given by its path. */
export function untypedEntries(exports: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(exports).flatMap(([entry, file]) => (/\.tsx?$/.test(file) ? [] : [entry]));
}
