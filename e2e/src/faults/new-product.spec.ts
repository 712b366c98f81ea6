import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyCheckout, type CheckoutCopy } from '../fixtures/checkout-copy.ts';
import { expect, test } from '../fixtures/test.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const labels = ['--mn=Завь', '--en=Ferry', '--ru=Паром', '--zh=渡轮', '--ja=フェリー', '--ko=페리'];

let copy: CheckoutCopy;
test.beforeAll(() => {
  test.setTimeout(400_000);
  copy = copyCheckout();
  copy.run('new', 'product', 'ferry', ...labels);
});
test.afterAll(() => copy.close());

/** Existing files of the checkout that the copy has in another wording. */
function touched(folder = ''): string[] {
  return readdirSync(join(copy.folder, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['.git', 'node_modules', 'dist'].includes(entry.name) ? [] : touched(path);
    const before = join(root, path);
    return existsSync(before) && !readFileSync(before).equals(readFileSync(join(copy.folder, path))) ? [path] : [];
  });
}

/** Unit tests below a folder of the copy. */
function testsBelow(folder: string): string[] {
  return readdirSync(join(copy.folder, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => join(folder, path));
}

test('[CARD-21] a generated product touches fourteen files of code and the checklist, besides what is generated', () => {
  const messageFiles = ['en', 'ja', 'ko', 'mn', 'ru', 'zh'].map((locale) => `mf-account/src/i18n/${locale}.json`);
  const checklist = 'docs/spec/requirements.md';
  const generated = ['docs/shell-contract.md', 'pnpm-lock.yaml'];
  expect(touched().toSorted()).toEqual(
    [
      ...generated,
      ...messageFiles,
      checklist,
      'provider/src/app/products.ts',
      'provider/src/sandbox/sandbox-partners.ts',
      'shared/contracts/src/operations.ts',
      'shared/contracts/src/orders/any-order.ts',
      'shared/contracts/src/orders/index.ts',
      'shared/domain/src/orders/order-list.ts',
      'shared/routes/src/index.ts',
      'shared/routes/src/product-paths.ts',
    ].toSorted(),
  );
});

test('[CARD-21] a generated product has right types, keeps the rules of lint, and passes its tests on both engines', () => {
  test.setTimeout(600_000);
  copy.run('typecheck');
  copy.run('lint');
  copy.run('test', 'provider', '--', ...testsBelow('provider/src/products/ferry'));
  copy.run('test', 'mf-ferry', '--', ...testsBelow('mf-ferry/src'));
  copy.run('test', 'mf-account', '--', 'mf-account/src/orders/product-labels.test.ts');
});
