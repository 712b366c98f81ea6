import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../shared/domain/src/language/locale.ts';
import { shellContractVersion } from '../../shared/shell/src/contract-version.ts';
import { openDraft, type Draft } from './draft.ts';
import { addImport, addItem, addLine } from './edits.ts';
import { finish } from './finish.ts';
import { installPackages } from './install-packages.ts';
import { labelsOf } from './labels.ts';
import { addWord, addWords } from './messages-files.ts';
import { checkedName, spellings, type Tokens } from '../../shared/create-remote/src/names.ts';
import { nextMigration, nextRow } from './next-numbers.ts';
import { productMessages } from './product-messages.ts';
import { readTemplate } from './read-template.ts';

/**
 * `new product ferry --mn=Завь --en=Ferry …`: something sold by orders, from the contract over provider and sandbox to a remote with its two pages, its parts at the checkout and on the
 * order, words in six languages and the tests of all of it. A language that is not given gets the name itself.
 */
export async function newProduct(root: string, args: readonly string[]): Promise<void> {
  const noun = checkedName(
    'a product',
    args.find((arg) => !arg.startsWith('--')),
  );
  const remote = `mf-${noun}`;
  if (existsSync(join(root, remote)) || existsSync(join(root, 'provider/src/products', noun)))
    throw new Error(`${noun} exists`);
  const labels = labelsOf(noun, args);
  const tokens = tokensOf(root, noun, labels);
  const draft = openDraft();
  for (const [path, text] of readTemplate('product', tokens)) draft.create(join(root, path), text);
  for (const [path, text] of readTemplate('package', tokens)) draft.create(join(root, remote, path), text);
  addWords(draft, join(root, remote), 'list', { title: labels, ...productMessages.list });
  addWords(draft, join(root, remote), 'booking', productMessages.booking);
  addWords(draft, join(root, remote), 'order', productMessages.order);
  listInContracts(draft, root, noun, tokens);
  addToChecklist(draft, root, noun, tokens);
  giveItPlaces(draft, root, noun, tokens);
  sellIt(draft, root, noun, tokens);
  for (const list of ['product', 'shop']) addWord(draft, join(root, 'mf-account'), ['orders', list, noun], labels);
  await finish(root, draft);
  await installPackages(root);
  console.log(`It is sold at /${noun}. npm test provider and npm test ${remote} try it; npm start shows it.`);
}

function tokensOf(root: string, noun: string, labels: Readonly<Record<Locale, string>>): Tokens {
  return {
    ...spellings('noun', noun),
    __snake__: noun.replaceAll('-', '_'),
    __remote__: `mf-${noun}`,
    __listRow__: nextRow(root, 1),
    __bookRow__: nextRow(root, 2),
    __migration__: nextMigration(root),
    __contract__: shellContractVersion,
    __Label__: labels.en,
    __labels__: JSON.stringify(labels),
    __soldAs__: JSON.stringify(labels.en),
    __receiptName__: JSON.stringify(labels.mn),
  };
}

function listInContracts(draft: Draft, root: string, noun: string, tokens: Tokens): void {
  const folder = join(root, 'shared/contracts/src');
  const { __nounCamel__: camel, __Noun__: pascal } = tokens;
  draft.edit(
    join(folder, 'orders/index.ts'),
    addLine(`export { ${camel}Order, type ${pascal}Order } from './${noun}-order.ts';`),
  );
  draft.edit(
    join(folder, 'operations.ts'),
    addLine(`export { book${pascal}, list${pascal}Departures } from './${noun}/${noun}.ts';`),
  );
  draft.edit(
    join(folder, 'orders/any-order.ts'),
    addImport(`import { ${camel}Order } from './${noun}-order.ts';`),
    addItem(/v\.variant\('product', \[/, /\n\]\);/, `  ${camel}Order`),
  );
  draft.edit(
    join(root, 'shared/domain/src/orders/order-list.ts'),
    addItem(/listedProducts = \[/, /\n\] as const;/, `  '${noun}'`),
  );
}

/** The provider's operations stand in the checklist, whose last table they are. */
function addToChecklist(draft: Draft, root: string, noun: string, tokens: Tokens): void {
  const row = (id: string | undefined, cells: string) => addLine(`| ${id} | ${cells} | /${noun} |`);
  draft.edit(
    join(root, 'docs/spec/requirements.md'),
    row(
      tokens['__listRow__'],
      `GET | \`/api/${noun}/v1/list/\` (proposed) | none | – | result[] code, title, day, price`,
    ),
    row(
      tokens['__bookRow__'],
      `POST | \`/api/${noun}/v1/booking/\` (proposed) | bearer | code, people, contact_* | result ref_number`,
    ),
  );
}

function giveItPlaces(draft: Draft, root: string, noun: string, { __nounCamel__: camel }: Tokens): void {
  const folder = join(root, 'shared/routes/src');
  draft.edit(join(folder, 'index.ts'), addLine(`export { ${camel}Routes } from './${noun}-routes.ts';`));
  draft.edit(
    join(folder, 'product-paths.ts'),
    addImport(`import { ${camel}Routes } from './${noun}-routes.ts';`),
    addItem(
      /const productPaths: [^=]*(?:=>[^=]*)?= \{/,
      /\n\};/,
      `  '${noun}': { shop: () => ${camel}Routes.list.to() }`,
    ),
  );
}

function sellIt(draft: Draft, root: string, noun: string, { __nounCamel__: camel, __Noun__: pascal }: Tokens): void {
  const source = join(root, 'provider/src');
  draft.edit(
    join(source, 'app/products.ts'),
    addImport(`import { ${camel}Product } from '../products/${noun}/${noun}-product.ts';`),
    addItem(/const products: Products = \{/, /\n\};/, `  '${noun}': ${camel}Product`),
  );
  draft.edit(
    join(source, 'sandbox/sandbox-partners.ts'),
    addImport(`import { sandbox${pascal}Server } from './${noun}/sandbox-${noun}-server.ts';`),
    addItem(
      /const sandboxPartners: readonly SandboxPartner\[\] = \[/,
      /\n\];/,
      `  { path: '${noun}/v1', serve: sandbox${pascal}Server, faults: ['${noun}', '${noun}-booking'] }`,
    ),
  );
}
