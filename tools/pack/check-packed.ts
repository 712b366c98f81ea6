import { run } from '../run-program.ts';

/** Checks an archive as those who install it will find it: what it exports is there, and its types are those of its code. Throws with what is not so. */
export async function checkPacked(root: string, archive: string, untyped: readonly string[]): Promise<void> {
  const exclude = untyped.length > 0 ? ['--exclude-entrypoints', ...untyped] : [];
  const checks = [
    ['publint', [archive, '--strict']],
    // The packages are ES modules for a bundler or a Node of today.
    ['attw', [archive, '--profile', 'esm-only', '--format', 'ascii', '--no-color', ...exclude]],
  ] as const;
  for (const [program, args] of checks) {
    const { code, output } = await run(program, args, { cwd: root, quiet: true });
    if (code !== 0) throw new Error(`${archive} is not in order:\n${output}`);
  }
}
