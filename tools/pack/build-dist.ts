import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '../run-program.ts';

const notShipped = ['**/*.test.ts', '**/*.test.tsx'];

/** Builds a package's sources into `out` as ES modules with their types, and copies what is no TypeScript. Throws with what the compiler said. */
export async function buildDist(root: string, folder: string, out: string): Promise<void> {
  const directory = join(root, folder);
  const config = join(directory, 'node_modules', '.pack', 'tsconfig.json');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(dirname(config), { recursive: true });
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(directory, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        rewriteRelativeImportExtensions: true,
        rootDir: join(directory, 'src'),
        outDir: out,
      },
      include: [join(directory, 'src')],
      exclude: notShipped.map((pattern) => join(directory, 'src', pattern)),
    }),
  );
  const { code, output } = await run('tsc', ['-p', config, '--singleThreaded'], { cwd: root, quiet: true });
  if (code !== 0) throw new Error(`${folder} cannot be published:\n${output}`);
  copyOthers(join(directory, 'src'), out);
  namesBuiltFiles(out);
}

function copyOthers(from: string, to: string): void {
  for (const file of globSync('**/*.{json,css,woff2,txt,cjs,js}', { cwd: from }))
    if (!existsSync(join(to, file))) cpSync(join(from, file), join(to, file));
}

/** The compiler leaves the names of sources in declarations, and a reader without the sources would find nothing there. */
function namesBuiltFiles(out: string): void {
  for (const file of globSync('**/*.d.ts', { cwd: out })) {
    const text = readFileSync(join(out, file), 'utf8');
    writeFileSync(join(out, file), text.replace(/(['"]\.{1,2}\/[^'"\n]*?)\.tsx?(['"])/g, '$1.js$2'));
  }
}
