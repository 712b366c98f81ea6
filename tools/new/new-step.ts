import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDraft, type Draft } from './draft.ts';
import { addImport, addItem } from './edits.ts';
import { finish } from './finish.ts';
import { addWords } from './messages-files.ts';
import { checkedName, spellings, type Tokens } from '../../shared/create-remote/src/names.ts';
import { checkedRemote, nounOf } from './names.ts';
import { readTemplate } from './read-template.ts';
import { stepWords } from './sample-messages.ts';

/** `new step mf-tours room`: a screen with its loader, four states, words, scenarios and test, at `/tours/room`. It reads the currency rates until it is given an operation of its own. */
export async function newStep(root: string, [remoteName, stepName]: readonly string[]): Promise<void> {
  const remote = checkedRemote(root, remoteName);
  const step = checkedName('a step', stepName);
  const pattern = `/${nounOf(remote)}/${step}`;
  const draft = openDraft();
  addStep(draft, root, { remote, step, pattern });
  await finish(root, draft);
  console.log(`Its page is ${pattern}; npm test ${remote} visits its four states.`);
}

/** Adds the files of a step, and its lines in routes, descriptor, remote module and scenarios. */
export function addStep(
  draft: Draft,
  root: string,
  { remote, step, pattern }: { remote: string; step: string; pattern: string },
): void {
  const folder = join(root, remote);
  const spelt = { ...spellings('noun', nounOf(remote)), ...spellings('step', step) };
  const tokens: Tokens = { ...spelt, __pattern__: pattern };
  const key = spelt['__stepCamel__'] ?? step;
  const routes = `${spelt['__nounCamel__']}Routes`;
  for (const [path, text] of readTemplate('step', tokens)) draft.create(join(folder, path), text);
  // What several steps read is there once.
  for (const [path, text] of readTemplate('rates', tokens))
    if (draft.read(join(folder, path)) === null) draft.create(join(folder, path), text);
  addWords(draft, folder, key, stepWords);
  draft.edit(
    routesFile(draft, root, routes),
    addItem(
      new RegExp(`export const ${routes} = \\{`),
      /\n?\};/,
      `  ${key}: defineRoute('${pattern}', v.looseObject({}))`,
    ),
  );
  draft.edit(
    join(folder, 'src/descriptor.ts'),
    addItem(/\n {2}routes: \[/, /(\n {2})?\],\n( {2}\w|\})/, `{ pattern: '${pattern}', chunk: '${step}' }`),
  );
  draft.edit(
    join(folder, 'src/remote.ts'),
    addItem(
      /\n {2}routes: \{/,
      /(\n {2})?\},\n( {2}\w|\})/,
      `'${pattern}': () => import(/* webpackChunkName: "${step}" */ './${step}/${step}-screen.tsx')`,
    ),
  );
  const scenario = (name: string, stub: string) => `'${name}': { at: ${routes}.${key}.to(), stubs: [${stub}] }`;
  const inScenarios = (item: string) =>
    addItem(
      /export const scenarios\b[^;]*?= \{|export function scenarios\b[^]*?\n {2}return \{/,
      /\n?( {2})?\}( satisfies [^;]+)?;/,
      item,
    );
  draft.edit(
    join(folder, 'src/testing/scenarios.ts'),
    addImport(`import { ${routes} } from '@aylal/routes';`),
    addImport(`import { ratesStub } from './rates-stub.ts';`),
    inScenarios(scenario(step, 'ratesStub()')),
    inScenarios(scenario(`${step}, empty`, 'ratesStub({})')),
  );
}

/** The file of `shared/routes` that holds a remote's addresses. */
function routesFile(draft: Draft, root: string, name: string): string {
  const folder = join(root, 'shared/routes/src');
  const files = [
    ...new Set([
      `${name
        .replace(/Routes$/, '')
        .replace(/[A-Z]/g, '-$&')
        .toLowerCase()}-routes.ts`,
      ...readdirSync(folder),
    ]),
  ];
  const found = files
    .map((file) => join(folder, file))
    .find((file) => draft.read(file)?.includes(`export const ${name} = {`));
  if (!found) throw new Error(`shared/routes has no ${name}`);
  return found;
}
