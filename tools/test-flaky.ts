import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.ts';
import { packageFolders } from './packages.ts';
import { listFiles } from './test/choice/list-files.ts';
import { POSTGRES, selectNamed } from './test/choice/select-named.ts';
import type { Selection } from './test/choice/selection.ts';
import { suitesOf } from './test/choice/test-files.ts';
import { flakyLines, type Round } from './test/flaky/flaky-lines.ts';
import { readFlakyOptions } from './test/flaky/flaky-options.ts';
import { underLoad } from './test/flaky/under-load.ts';
import { usesClock } from './test/flaky/uses-clock.ts';
import { makeSuites } from './test/make-suites.ts';
import { isSomethingMissing, runAll } from './test/run-suites.ts';
import { readTestOptions } from './test/test-options.ts';

/** The browser tests and those with clocks, or the tests named, several times in random order under processor load and without second tries. Lists what failed, and how often. */
export async function testFlaky(root: string, args: readonly string[]): Promise<void> {
  const { times, seed, rest } = readFlakyOptions(args, (Date.now() % 1_000_000) + 1);
  const selection = select(root, rest);
  const suitesOfRound = (round: number) => makeSuites(root, selection, { seed: seed + round });
  if (await isSomethingMissing(root, suitesOfRound(0))) return;
  // Before the load, because it is the same for every round.
  if (selection.browser.length > 0) await build(root, []);
  const rounds: Round[] = [];
  await underLoad(async () => {
    for (let round = 0; round < times; round += 1) {
      console.log(`\nRound ${round + 1} of ${times}, seed ${seed + round}`);
      rounds.push({ seed: seed + round, results: await runAll(suitesOfRound(round)) });
    }
  });
  for (const line of flakyLines(rounds, ({ file }, seed) => `npm run test:flaky -- --times=1 --seed=${seed} ${file}`))
    console.log(line);
  const cases = rounds.flatMap(({ results }) => results.flatMap((one) => one.cases));
  if (cases.some(({ outcome }) => outcome !== 'passed')) process.exitCode = 1;
}

function select(root: string, rest: readonly string[]): Selection {
  const options = readTestOptions(rest, [...packageFolders(root), 'tools', POSTGRES]);
  const tests = listFiles(root).filter((file) => suitesOf(file).length > 0);
  if (rest.length > 0) return selectNamed(tests, options);
  const named = tests.filter(
    (file) => !suitesOf(file).includes('browser') && usesClock(readFileSync(join(root, file), 'utf8')),
  );
  return { ...selectNamed(tests, { packages: [], files: named }), browser: 'all' };
}
