import { readTestOptions } from './test-options.ts';

const read = (...args: string[]) => readTestOptions(args, ['host', 'shared/ui', 'e2e']);

describe('readTestOptions', () => {
  it.each<[string[], object]>([
    [[], { packages: [], files: [] }],
    [['host', 'shared/ui/'], { packages: ['host', 'shared/ui'], files: [] }],
    [
      ['host', '--', 'src/app/a.test.ts', '-t', 'is red'],
      { packages: ['host'], files: ['src/app/a.test.ts'], title: 'is red' },
    ],
    [['e2e', 'a.spec.ts:12'], { packages: ['e2e'], files: ['a.spec.ts:12'] }],
    [['host', 'src'], { packages: ['host'], files: ['src'] }],
    [['--changed'], { packages: [], files: [], changed: '' }],
    [['--changed=v1.2'], { packages: [], files: [], changed: 'v1.2' }],
  ])('reads %j', (args, options) => {
    expect(read(...args)).toEqual(options);
  });

  it.each([
    ['an unknown package', ['hsot'], 'there is no package in hsot; there are: host, shared/ui, e2e'],
    ['an unknown option', ['--quick'], 'unknown option --quick'],
    ['a title that is missing', ['host', '-t'], '-t must be followed by the title of a test'],
  ])('refuses %s', (_, args, sentence) => {
    expect(() => read(...args)).toThrow(sentence);
  });
});
