import { Stryker } from '@stryker-mutator/core';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from './read-options.ts';
import { scoreTable, survivorLines } from './report.ts';
import { minimumPercent, type Score, scoreOf } from './score.ts';
import { copyFolder, strykerOptions } from './stryker-options.ts';

/** Changes product code in a copy, and looks whether a test notices. Fails when too few changes are noticed. */
export async function testMutants(root: string, args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  // Also when it is ended: Stryker exits on a signal and leaves its copy behind, into which a worker may write still.
  process.once('exit', () => rmSync(join(root, copyFolder), { recursive: true, force: true, maxRetries: 5 }));
  const scores = new Map<string, Score>();
  for (const scope of options.scopes) {
    console.log(`\n▸ ${scope.name}`);
    const results = await new Stryker(strykerOptions(scope, options)).runMutationTest();
    console.log(survivorLines(root, results));
    scores.set(scope.name, scoreOf(results));
  }
  console.log(`\n${scoreTable(scores)}`);
  if ([...scores.values()].some(({ percent }) => percent < minimumPercent)) process.exitCode = 1;
}
