import { runNode } from './run-program.ts';

/** `npm run drill -- [seconds] [seed]`: two providers on one PostgreSQL, broken one after the other while they sell. */
export async function drill(root: string, args: readonly string[]): Promise<void> {
  const { code } = await runNode(root, 'provider/src/testing/drill/main.ts', args);
  process.exitCode = code;
}
