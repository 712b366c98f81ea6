import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from '../run-program.ts';

/** What one module offers by its types. */
export interface Declarations {
  /** Path below the root, such as `shared/shell/src/services/services.ts`. */
  readonly file: string;
  readonly text: string;
}

/** The declarations of everything that a package's entry points lead to inside the package, the first entry point first, then by path. Throws with what the compiler said. */
export async function emitDeclarations(
  root: string,
  folder: string,
  entries: readonly string[],
): Promise<Declarations[]> {
  const output = mkdtempSync(join(tmpdir(), 'aylal-contract-'));
  const args = ['-p', folder, '--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--removeComments'];
  try {
    const result = await run('tsc', [...args, '--rootDir', '.', '--outDir', output], { cwd: root, quiet: true });
    if (result.code !== 0) throw new Error(result.output);
    const found = new Map<string, string>();
    for (const entry of entries)
      collect(join(folder, entry), found, (file) => readFileSync(join(output, declarationOf(file)), 'utf8'));
    const [first, ...rest] = [...found].map(([file, text]) => ({ file, text: text.trim() }));
    return first ? [first, ...rest.toSorted((a, b) => (a.file < b.file ? -1 : 1))] : [];
  } finally {
    rmSync(output, { recursive: true });
  }
}

function declarationOf(file: string): string {
  return file.replace(/\.tsx?$/, '.d.ts');
}

function collect(file: string, found: Map<string, string>, read: (file: string) => string): void {
  if (found.has(file)) return;
  const text = read(file);
  found.set(file, text);
  for (const [, relative = ''] of text.matchAll(/(?:from |import\()['"](\.[^'"]+\.tsx?)['"]/g))
    collect(join(dirname(file), relative), found, read);
}
