import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { folderCircles } from './folder-circles.ts';

let sources: string;
beforeEach(() => {
  sources = mkdtempSync(join(tmpdir(), 'aylal-circles-'));
  write('app/main.ts', "import { pay } from '../commerce/payments/pay.ts';\n");
  write('commerce/payments/pay.ts', "import {\n  order,\n} from '../orders/order.ts';\n");
  write('commerce/orders/order.ts', "import { post } from '../ledger/post.ts';\n");
  write('commerce/ledger/post.ts', '');
});
afterEach(() => rmSync(sources, { recursive: true, force: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(sources, path)), { recursive: true });
  writeFileSync(join(sources, path), text);
}

describe('Folders of the provider', () => {
  it('may import each other downwards, and a test may import whatever it needs', () => {
    write('commerce/orders/order.test.ts', "import { pay } from '../payments/pay.ts';\n");
    write('commerce/orders/testing/order-of.ts', "import { pay } from '../../payments/pay.ts';\n");
    expect(folderCircles(sources)).toEqual([]);
  });

  it.each([
    ['a value', "import { pay } from '../payments/pay.ts';\n"],
    ['a type', "import type { Payment } from '../payments/pay.ts';\n"],
    ['what is handed on', "export { pay } from '../payments/pay.ts';\n"],
  ])('make a circle by %s, and only its folders are named', (_what, text) => {
    write('commerce/orders/paid.ts', text);
    expect(folderCircles(sources)).toEqual([
      'commerce/orders → commerce/payments: commerce/orders/paid.ts',
      'commerce/payments → commerce/orders: commerce/payments/pay.ts',
    ]);
  });

  it('make a circle over several, with what lies directly in a layer as one of them', () => {
    write('commerce/ledger/post.ts', "import { day } from '../day.ts';\n");
    write('commerce/day.ts', "import { pay } from './payments/pay.ts';\n");
    expect(folderCircles(sources)).toHaveLength(4);
  });
});
