import { selectNamed } from './select-named.ts';

const testFiles = [
  'mf-hotels/src/list/list.test.tsx',
  'mf-hotels/src/stay/stay.test.tsx',
  'provider/src/commerce/ledger/ledger.test.ts',
  'provider/src/platform/database/lock.postgres.test.ts',
  'provider/src/platform/database/dump.pglite.test.ts',
  'e2e/src/journeys/find-a-hotel.spec.ts',
];
const select = (packages: string[], files: string[] = []) => selectNamed(testFiles, { packages, files });

describe('selectNamed', () => {
  it.each(['src/list/list.test.tsx', 'list/list.test.tsx', 'mf-hotels/src/list/list.test.tsx', 'src/list'])(
    'finds %s of a package',
    (file) => {
      expect(select(['mf-hotels'], [file])).toMatchObject({ unit: ['mf-hotels/src/list/list.test.tsx'], browser: [] });
    },
  );

  it('runs neither types nor lint', () => {
    expect(select(['mf-hotels'])).toMatchObject({ types: [], lint: [] });
  });

  it('runs provider tests on both engines, but those of one engine only there', () => {
    expect(select(['provider'])).toMatchObject({
      unit: ['provider/src/commerce/ledger/ledger.test.ts', 'provider/src/platform/database/dump.pglite.test.ts'],
      postgres: ['provider/src/commerce/ledger/ledger.test.ts', 'provider/src/platform/database/lock.postgres.test.ts'],
    });
  });

  it('runs provider tests on PostgreSQL alone when that is named', () => {
    expect(select(['postgres'], ['src/commerce/ledger'])).toMatchObject({
      unit: [],
      postgres: ['provider/src/commerce/ledger/ledger.test.ts'],
    });
  });

  it('keeps the line of a browser test', () => {
    const { browser } = select(['e2e'], ['journeys/find-a-hotel.spec.ts:12']);
    expect(browser).toEqual(['e2e/src/journeys/find-a-hotel.spec.ts:12']);
  });

  it('refuses a name without a test', () => {
    expect(() => select(['mf-hotels'], ['src/nothing'])).toThrow('there is no test in src/nothing');
  });
});
