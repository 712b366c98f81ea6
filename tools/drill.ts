import { build } from './build.ts';
import { runNode } from './run-program.ts';

/** `npm run drill -- [seconds] [seed]`: two of each service on databases and a store of their own, broken one after the other while they sell, are visited and released to. */
export async function drill(root: string, args: readonly string[]): Promise<void> {
  await build(root, []);
  const { code } = await runNode(root, 'e2e/src/drill/main.ts', args);
  process.exitCode = code;
}
