import { chooseTests, type Repository } from './choose-tests.ts';
import { everything } from './selection.ts';

const sources: Record<string, string> = {
  'mf-hotels/src/list/list-screen.tsx': "import { listHotels, saveHotel } from '@aylal/contracts/hotels';",
  'mf-hotels/src/list/list.test.tsx': "import './list-screen.tsx';",
  'mf-hotels/src/stay/stay.test.tsx': '',
  'mf-account/src/saved.tsx': "import { saveHotel } from '@aylal/contracts/hotels';",
  'shared/ui/src/index.ts': '',
  'provider/src/app/routes.ts': "import '../products/hotels/hotel-routes.ts'; import '../commerce/ledger/ledger.ts';",
  'provider/src/testing/provider-fixture.ts': "import '../app/routes.ts';",
  'provider/src/products/hotels/hotel-routes.ts':
    "import './prices.ts'; route(listHotels).to(); route(saveHotel).to();",
  'provider/src/products/hotels/prices.ts': '',
  'provider/src/products/hotels/hotels.test.ts': "import '../../testing/provider-fixture.ts';",
  'provider/src/commerce/ledger/ledger.ts': '',
  'provider/src/commerce/ledger/ledger.test.ts': "import './ledger.ts';",
  'provider/src/commerce/orders/order.test.ts': "import '../../testing/provider-fixture.ts';",
  'provider/src/commerce/orders/paid-hotel.test.ts': "app.inject('/api/hotels/list/')",
  'e2e/src/journeys/hotel.spec.ts': "page.goto('/mn/hotels')",
  'e2e/src/fixtures/booking.ts': '',
  'e2e/src/journeys/account.spec.ts': "import '../fixtures/booking.ts'; page.goto('/mn/user')",
  'e2e/src/journeys/calls.spec.ts': "request.get('/api/hotels/list/')",
};
const repository: Repository = {
  packages: ['mf-hotels', 'mf-account', 'shared/ui', 'provider', 'e2e'],
  files: Object.keys(sources),
  texts: new Map(Object.entries(sources)),
  entryPoints: new Map([['@aylal/ui', 'shared/ui/src/index.ts']]),
  remotes: [
    { folder: 'mf-hotels', patterns: ['/hotels'], dialogs: [] },
    { folder: 'mf-account', patterns: ['/user'], dialogs: [] },
  ],
  messageFolders: new Map(),
  operations: new Map([
    ['listHotels', '/api/hotels/list/'],
    ['saveHotel', '/api/hotels/saved/{id}/'],
  ]),
};
const choose = (...changed: string[]) => chooseTests(changed, repository);

describe('chooseTests', () => {
  it('chooses for a file of a remote its types and style, the tests that import it, and the browser tests that show the remote', () => {
    expect(choose('mf-hotels/src/list/list-screen.tsx').selection).toEqual({
      types: ['mf-hotels'],
      lint: ['mf-hotels'],
      unit: ['mf-hotels/src/list/list.test.tsx'],
      postgres: [],
      browser: ['e2e/src/journeys/hotel.spec.ts'],
    });
  });

  it('chooses for a file of the provider what imports it, its area, and who calls its operations, on both engines', () => {
    const tests = ['provider/src/products/hotels/hotels.test.ts', 'provider/src/commerce/orders/paid-hotel.test.ts'];
    expect(choose('provider/src/products/hotels/prices.ts').selection).toMatchObject({ unit: tests, postgres: tests });
  });

  it('chooses for an area of the provider the browser tests of the remote that uses it most, and those that call it', () => {
    expect(choose('provider/src/products/hotels/prices.ts').selection.browser).toEqual([
      'e2e/src/journeys/hotel.spec.ts',
      'e2e/src/journeys/calls.spec.ts',
    ]);
  });

  it('chooses all browser tests for an area of the provider without operations, and only the tests that import it', () => {
    expect(choose('provider/src/commerce/ledger/ledger.ts').selection).toMatchObject({
      unit: ['provider/src/commerce/ledger/ledger.test.ts'],
      browser: 'all',
    });
  });

  it('chooses all provider and browser tests for what assembles the provider', () => {
    const { unit, browser } = choose('provider/src/app/routes.ts').selection;
    expect(unit).toHaveLength(4);
    expect(browser).toBe('all');
  });

  it('chooses all browser tests for what every page goes through', () => {
    expect(choose('shared/ui/src/index.ts').selection.browser).toBe('all');
  });

  it('chooses a test that has changed itself, and no browser test for it', () => {
    expect(choose('mf-hotels/src/stay/stay.test.tsx').selection).toMatchObject({
      unit: ['mf-hotels/src/stay/stay.test.tsx'],
      browser: [],
    });
    expect(choose('e2e/src/journeys/account.spec.ts').selection.browser).toEqual(['e2e/src/journeys/account.spec.ts']);
  });

  it('chooses the browser tests that import a fixture', () => {
    const { unit, browser } = choose('e2e/src/fixtures/booking.ts').selection;
    expect(unit).toEqual([]);
    expect(browser).toEqual(['e2e/src/journeys/account.spec.ts']);
  });

  it('chooses nothing for documents', () => {
    expect(choose('README.md', 'docs/architecture.md').selection).toEqual({
      types: [],
      lint: [],
      unit: [],
      postgres: [],
      browser: [],
    });
  });

  it.each([
    'pnpm-lock.yaml',
    'tools/build.ts',
    'shared/build/src/jest/index.ts',
    'mf-hotels/package.json',
    'mf-hotels/webpack.config.ts',
    'tsconfig.base.json',
    '.oxlintrc.json',
    'e2e/playwright.config.ts',
  ])('runs everything when %s has changed, and says so', (file) => {
    expect(choose('mf-hotels/src/list/list-screen.tsx', file)).toEqual({
      selection: everything,
      because: `${file} has changed`,
    });
  });
});
