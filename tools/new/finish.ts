import { relative } from 'node:path';
import { run, runNode } from '../run-program.ts';
import type { Draft } from './draft.ts';

/** Writes a draft, gives its files the one format, brings the report of the contract up to date, and says which files they are. */
export async function finish(root: string, draft: Draft): Promise<void> {
  const files = draft.commit().toSorted();
  const { code, output } = await run('oxfmt', files, { cwd: root, quiet: true });
  if (code !== 0) throw new Error(output);
  // In a process of its own: this one has loaded the sources as they were before.
  const report = await runNode(root, 'tools/main.ts', ['contract'], { quiet: true });
  if (report.code !== 0) throw new Error(report.output);
  for (const file of files) console.log(`  ${relative(root, file)}`);
}
