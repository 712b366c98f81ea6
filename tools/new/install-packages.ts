import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run-program.ts';

/** Links a new package: the lockfile learns of it too. */
export async function installPackages(root: string): Promise<void> {
  const pnpm = /PNPM = '([^']+)'/.exec(readFileSync(join(root, 'tools/run.mjs'), 'utf8'))?.[1] ?? 'pnpm';
  const { code } = await run(
    'npx',
    ['--yes', pnpm, 'install', '--no-frozen-lockfile', '--prefer-offline', '--reporter=append-only'],
    { cwd: root, env: { CI: 'true' } },
  );
  if (code !== 0) throw new Error('the packages could not be linked; see above');
}
