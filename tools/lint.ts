import { join } from 'node:path';
import { commitTitleFaults } from './commit-titles.ts';
import { checkContract } from './contract/contract.ts';
import { decisionFormFaults } from './decision-form.ts';
import { docPathFaults } from './doc-paths.ts';
import { folderCircles } from './folder-circles.ts';
import { packageFolders } from './packages.ts';
import { parsedJsonFaults } from './parsed-json.ts';
import { plainWordFaults } from './plain-words.ts';
import { inParallel, run } from './run-program.ts';
import { screenWordFaults } from './screen-words.ts';

interface Check {
  readonly name: string;
  /** Empty when all is in order, else what the tool said. */
  readonly run: () => Promise<string>;
}

/** Style, boundaries and unused code, two checks at a time. With a package only its style. Throws with what the tools said. */
export async function lint(root: string, args: readonly string[]): Promise<void> {
  const places = args.length > 0 ? [...args] : [...packageFolders(root), 'tools'];
  const tool = (name: string, program: string, toolArgs: readonly string[]): Check => ({
    name,
    run: async () => {
      const { code, output } = await run(program, toolArgs, { cwd: root, quiet: true });
      return code === 0 ? '' : `${name}:\n${output}`;
    },
  });
  const style = [
    tool('lint', 'oxlint', ['--type-aware', '--deny-warnings', ...places]),
    tool('format', 'oxfmt', ['--check', ...places]),
  ];
  const whole = [
    tool('boundaries', 'depcruise', [
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'err',
      ...packageFolders(root),
    ]),
    tool('unused code', 'knip', ['--no-progress', '--no-config-hints']),
    {
      name: 'shell contract',
      run: () =>
        checkContract(root).then(
          () => '',
          (error: Error) => error.message,
        ),
    },
    { name: 'folder circles', run: () => Promise.resolve(folderCircles(join(root, 'provider/src')).join('\n')) },
    { name: 'decisions', run: () => Promise.resolve(decisionFormFaults(root).join('\n')) },
    { name: 'commit titles', run: async () => (await commitTitleFaults(root)).join('\n') },
    { name: 'plain words', run: () => Promise.resolve(plainWordFaults(root).join('\n')) },
    { name: 'words on the screen', run: () => Promise.resolve(screenWordFaults(root).join('\n')) },
    { name: 'parsed JSON', run: () => Promise.resolve(parsedJsonFaults(root).join('\n')) },
    { name: 'paths in docs', run: () => Promise.resolve(docPathFaults(root).join('\n')) },
  ];
  const checks = args.length > 0 ? style : [...style, ...whole];
  const said = await inParallel(
    checks.map((check) => async () => {
      const faults = await check.run();
      if (faults === '') console.log(`${check.name}: in order`);
      return faults;
    }),
    2,
  );
  const faults = said.filter((text) => text !== '');
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** Rewrites the sources in the one format. */
export async function format(root: string, args: readonly string[]): Promise<void> {
  await run('oxfmt', args.length > 0 ? [...args] : [...packageFolders(root), 'tools'], { cwd: root });
}
