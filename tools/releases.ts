import { runNode } from './run-program.ts';

/** `npm run releases -- <command>`: the command line of the registry, by the Node of the workspace. */
export async function releases(root: string, args: readonly string[]): Promise<void> {
  const { code } = await runNode(root, 'releases/src/main.ts', args);
  process.exitCode = code;
}
