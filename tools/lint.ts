import { checkContract } from './contract/contract.ts';
import { packageFolders } from './packages.ts';
import { run } from './run-program.ts';

/** Style, boundaries and unused code. With a package only its style. Throws with what the tools said. */
export async function lint(root: string, args: readonly string[]): Promise<void> {
  const places = args.length > 0 ? [...args] : [...packageFolders(root), 'tools'];
  const checks: [string, string, string[]][] = [
    ['lint', 'oxlint', ['--type-aware', '--deny-warnings', ...places]],
    ['format', 'oxfmt', ['--check', ...places]],
    ...(args.length > 0
      ? []
      : ([
          [
            'boundaries',
            'depcruise',
            ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...packageFolders(root)],
          ],
          ['unused code', 'knip', ['--no-progress', '--no-config-hints']],
        ] as [string, string, string[]][])),
  ];
  const faults: string[] = [];
  for (const [what, program, programArgs] of checks) {
    const { code, output } = await run(program, programArgs, { cwd: root, quiet: true });
    if (code === 0) console.log(`${what}: in order`);
    else faults.push(`${what}:\n${output}`);
  }
  if (args.length === 0) {
    const stale = await checkContract(root).then(
      () => null,
      (error: unknown) => (error as Error).message,
    );
    if (stale) faults.push(stale);
    else console.log('shell contract: as committed');
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** Rewrites the sources in the one format. */
export async function format(root: string, args: readonly string[]): Promise<void> {
  await run('oxfmt', args.length > 0 ? [...args] : [...packageFolders(root), 'tools'], { cwd: root });
}
