import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { leaveNothingBehind } from './processes/leave-nothing-behind.ts';

/** What `npm start`, `npm test` and every package script come to. A command gets the root of the checkout and its own arguments. */
type Command = (root: string, args: readonly string[]) => Promise<void> | void;

const commands: Record<string, () => Promise<Command>> = {
  start: async () => (await import('./start.ts')).start,
  dev: async () => (await import('./dev.ts')).dev,
  build: async () => (await import('./build.ts')).build,
  test: async () => (await import('./test.ts')).test,
  'test-flaky': async () => (await import('./test-flaky.ts')).testFlaky,
  'test-mutants': async () => (await import('./mutants/test-mutants.ts')).testMutants,
  typecheck: async () => (await import('./typecheck.ts')).typecheck,
  new: async () => (await import('./new/new.ts')).makeNew,
  contract: async () => (await import('./contract/contract.ts')).contract,
  lint: async () => (await import('./lint.ts')).lint,
  format: async () => (await import('./lint.ts')).format,
  'coverage-spec': async () => (await import('./coverage-spec/coverage-spec.ts')).coverageSpec,
  pack: async () => (await import('./pack/pack.ts')).pack,
  releases: async () => (await import('./releases.ts')).releases,
  watch: async () => (await import('./watch/watch.ts')).watch,
  drill: async () => (await import('./drill.ts')).drill,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./backup.ts')).restore,
  bench: async () => (await import('./bench.ts')).bench,
  'bench-channel': async () => (await import('./bench.ts')).benchChannel,
  'bench-load': async () => (await import('./bench.ts')).benchLoad,
};

const root = resolve(fileURLToPath(new URL('..', import.meta.url)));
const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error(`unknown command "${name}"; there are: ${Object.keys(commands).join(', ')}`);
  process.exit(2);
}
leaveNothingBehind({ isService: ['start', 'dev', 'watch'].includes(name) });
try {
  await (
    await command()
  )(root, args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
