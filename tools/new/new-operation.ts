import { join } from 'node:path';
import { openDraft, type Draft } from './draft.ts';
import { addImport, addItem, addLine } from './edits.ts';
import { finish } from './finish.ts';
import { checkedName, spellings, type Tokens } from '../../shared/create-remote/src/names.ts';
import { checkedRemote, nounOf } from './names.ts';
import { nextMigration } from './next-numbers.ts';
import { readTemplate } from './read-template.ts';

/** `new operation mf-tours list-tours NEED-41`: an operation that reads a list, from the contract to the remote's query, over a table of its own. */
export async function newOperation(root: string, args: readonly string[]): Promise<void> {
  const remote = checkedRemote(root, args[0]);
  const operation = checkedName('an operation', args[1]);
  const [verb = '', ...objectWords] = operation.split('-');
  const object = objectWords.join('-');
  if (!object) throw new Error(`an operation is named verb-noun, such as list-tours; it is "${operation}"`);
  const row = args[2] ?? '';
  if (!/^[A-Z]+-\d{2,3}$/.test(row))
    throw new Error(`an operation names its row of the checklist, such as NEED-41; it is "${row}"`);
  const noun = nounOf(remote);
  const tokens: Tokens = {
    ...spellings('noun', noun),
    ...spellings('operation', operation),
    ...spellings('object', object),
    __remote__: remote,
    __row__: row,
    __table__: `${noun}_${object}`.replaceAll('-', '_'),
    __migration__: nextMigration(root),
    __summary__: `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${objectWords.join(' ')}`,
  };
  const draft = openDraft();
  for (const [path, text] of readTemplate('operation', tokens)) draft.create(join(root, path), text);
  listInContracts(draft, root, { noun, operation, tokens });
  serveInProvider(draft, root, { noun, operation, object, tokens });
  await finish(root, draft);
  console.log(`It is served at /api/${noun}/v1/${object}/; npm test provider and npm test ${remote} try it.`);
}

interface Names {
  readonly noun: string;
  readonly operation: string;
  readonly tokens: Tokens;
}

function listInContracts(draft: Draft, root: string, { noun, operation, tokens }: Names): void {
  const folder = join(root, 'shared/contracts/src');
  const name = tokens['__operationCamel__'] ?? operation;
  const entry = join(folder, noun, 'index.ts');
  const exported = `export { ${name}, ${tokens['__objectCamel__']}Row } from './${operation}.ts';`;
  draft.put(entry, `${draft.read(entry) ?? ''}${exported}\n`);
  draft.edit(join(folder, 'operations.ts'), addLine(`export { ${name} } from './${noun}/${operation}.ts';`));
}

function serveInProvider(
  draft: Draft,
  root: string,
  { noun, operation, object, tokens }: Names & { readonly object: string },
): void {
  const source = join(root, 'provider/src');
  const table = join(source, 'products', noun, `${noun}-routes.ts`);
  const routes = `${tokens['__nounCamel__']}Routes`;
  const migration = `${tokens['__objectCamel__']}Migration`;
  if (draft.read(table) === null) {
    draft.create(table, emptyTable(noun, routes));
    draft.edit(
      join(source, 'app/routes.ts'),
      addImport(`import { ${routes} } from '../products/${noun}/${noun}-routes.ts';`),
      addItem(/return \[/, /\n? *\];/, `    ...${routes}(deps)`),
    );
  }
  draft.edit(
    table,
    addImport(`import { ${tokens['__operationCamel__']}Route } from './${operation}-handler.ts';`),
    addItem(/return \[/, /\n? *\];/, `    ${tokens['__operationCamel__']}Route(deps)`),
  );
  draft.edit(
    join(source, 'app/migrations.ts'),
    addImport(`import { ${migration} } from '../products/${noun}/${object}-store.ts';`),
    addItem(/migrations: readonly Migration\[\] = \[/, /\s*\];/, `  ${migration}`),
  );
}

/** A table of routes to add to. */
function emptyTable(noun: string, routes: string): string {
  return [
    `import type { Deps } from '../../platform/deps.ts';`,
    `import type { Route } from '../../platform/http/route.ts';`,
    '',
    `/** Operations of ${noun}. */`,
    `export function ${routes}(deps: Deps): readonly Route[] {`,
    '  return [',
    '  ];',
    '}',
    '',
  ].join('\n');
}
