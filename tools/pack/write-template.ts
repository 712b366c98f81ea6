import { cpSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { templateName } from '../../shared/create-remote/src/create-remote.ts';
import { openDraft } from '../new/draft.ts';
import { labelsOf } from '../new/labels.ts';
import { draftRemote } from '../new/new-remote.ts';
import { run } from '../run-program.ts';
import { rangeOf, type Versions } from './packed-manifest.ts';

/** What the repository of one remote has besides what a remote of this workspace has. */
const besides = ['typescript', '@types/jest', '@types/node', 'oxlint', 'valibot', '@aylal/releases'];

const scripts = {
  dev: 'aylal-remote dev',
  build: 'aylal-remote build',
  test: 'aylal-remote test',
  typecheck: 'tsc -p .',
  lint: 'oxlint src',
  release: 'aylal-releases publish dist',
};

interface Wanted {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/**
 * Writes what `create-aylal-remote` copies: the remote that `npm run new remote` makes, its addresses in a file of its own, and what a repository has around it. One template serves both, so
 * that a remote elsewhere is made like one here.
 */
export async function writeTemplate(root: string, out: string, versions: Versions): Promise<void> {
  const draft = openDraft();
  draftRemote(draft, root, templateName, labelsOf(templateName, []));
  const folder = join(root, `mf-${templateName}`);
  const files = new Map(
    [...draft.files()].flatMap(([path, text]) =>
      path.startsWith(`${folder}/`) ? [[relative(folder, path), withOwnRoutes(text)] as const] : [],
    ),
  );
  const routes = draft.read(join(root, 'shared/routes/src', `${templateName}-routes.ts`)) ?? '';
  files.set('src/routes.ts', routes.replace('./define-route.ts', '@aylal/routes'));
  files.set('package.json', manifestOf(files.get('package.json') ?? '', versions));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), text);
  }
  const { code, output } = await run('oxfmt', [out], { cwd: root, quiet: true });
  if (code !== 0) throw new Error(output);
  cpSync(join(root, 'shared/create-remote/repository'), out, { recursive: true });
  // Here it would name files that only the new repository has.
  renameSync(join(out, 'README.md.txt'), join(out, 'README.md'));
}

/** Every folder of a remote is one below `src`, where its addresses are. */
function withOwnRoutes(text: string): string {
  return text.replace(/(import \{ \w+Routes \} from) '@aylal\/routes';/, `$1 '../routes.ts';`);
}

function manifestOf(text: string, versions: Versions): string {
  const { dependencies, devDependencies } = JSON.parse(text) as Wanted;
  const workspace = (name: string) => (name.startsWith('@aylal/') ? 'workspace:*' : 'catalog:');
  const inVersions = (wanted: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(wanted)
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([name, range]) => [name, rangeOf(name, range, versions)]),
    );
  const more = Object.fromEntries(besides.map((name) => [name, workspace(name)]));
  const manifest = {
    name: `mf-${templateName}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=24' },
    scripts,
    dependencies: inVersions(dependencies),
    devDependencies: inVersions({ ...devDependencies, ...more }),
  };
  return JSON.stringify(manifest, null, 2);
}
