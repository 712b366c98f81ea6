import { chosenPackages } from './packages.ts';
import { inParallel, run } from './run-program.ts';

/** Type check of the packages named, or of all and the tools. Throws with what the compiler said. */
export async function typecheck(root: string, args: readonly string[]): Promise<void> {
  const projects = [...chosenPackages(root, args), ...(args.length === 0 ? ['tools'] : [])];
  const checks = projects.map((project) => () => run('tsc', ['-p', project], { cwd: root, quiet: true }));
  const results = await inParallel(checks, 2);
  const faults = results.filter(({ code }) => code !== 0).map(({ output }) => output);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  console.log(`types: ${projects.length} projects in order`);
}
