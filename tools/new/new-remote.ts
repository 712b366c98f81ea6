import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../shared/domain/src/language/locale.ts';
import { shellContractVersion } from '../../shared/shell/src/contract-version.ts';
import { openDraft, type Draft } from './draft.ts';
import { addLine } from './edits.ts';
import { finish } from './finish.ts';
import { installPackages } from './install-packages.ts';
import { labelsOf } from './labels.ts';
import { addWords } from './messages-files.ts';
import { checkedName, spellings, type Tokens } from '../../shared/create-remote/src/names.ts';
import { addStep } from './new-step.ts';
import { readTemplate } from './read-template.ts';
import { remoteWords } from './sample-messages.ts';

const firstStep = 'list';

/**
 * `new remote tours --mn=Аялал --en=Tours …`: a remote with a page at `/tours`, a dialog, a part for the home page, words in six languages and the tests of all of it.
 * A language that is not given gets the name itself.
 */
export async function newRemote(root: string, args: readonly string[]): Promise<void> {
  const noun = checkedName('a remote', args.find((arg) => !arg.startsWith('--'))?.replace(/^mf-/, ''));
  const remote = `mf-${noun}`;
  if (existsSync(join(root, remote))) throw new Error(`${remote} exists`);
  const draft = openDraft();
  draftRemote(draft, root, noun, labelsOf(noun, args));
  await finish(root, draft);
  await installPackages(root);
  console.log(`${remote} is there. Look at it: npm run dev ${remote}`);
}

/** Everything that a new remote is made of, in its folder and in the table of addresses. */
export function draftRemote(draft: Draft, root: string, noun: string, labels: Readonly<Record<Locale, string>>): void {
  const remote = `mf-${noun}`;
  const tokens: Tokens = {
    ...spellings('noun', noun),
    ...spellings('step', firstStep),
    __remote__: remote,
    __pattern__: `/${noun}`,
    __contract__: shellContractVersion,
    __Label__: labels.en,
    __labels__: JSON.stringify(labels),
  };
  const folder = join(root, remote);
  for (const template of ['package', 'remote'])
    for (const [path, text] of readTemplate(template, tokens)) draft.create(join(folder, path), text);
  for (const [group, messages] of Object.entries(remoteWords)) addWords(draft, folder, group, messages);
  const routes = join(root, 'shared/routes/src');
  draft.create(join(routes, `${noun}-routes.ts`), emptyRoutes(noun, tokens));
  draft.edit(
    join(routes, 'index.ts'),
    addLine(`export { ${tokens['__nounCamel__']}Routes } from './${noun}-routes.ts';`),
  );
  addStep(draft, root, { remote, step: firstStep, pattern: `/${noun}` });
}

/** A table of addresses to add to. */
function emptyRoutes(noun: string, tokens: Tokens): string {
  return [
    `import * as v from 'valibot';`,
    `import { defineRoute } from './define-route.ts';`,
    '',
    `/** Pages of mf-${noun}. */`,
    `export const ${tokens['__nounCamel__']}Routes = {`,
    '};',
    '',
  ].join('\n');
}
