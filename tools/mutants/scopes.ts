/** Product code whose tests are measured together. */
export interface Scope {
  readonly name: string;
  /** The package that its code and its tests belong to. */
  readonly folder: string;
  readonly mutate: readonly string[];
  /** Globs of the test files that may kill its mutants. */
  readonly tests: readonly string[];
  /** Whether constants of a module are mutated too. Each such mutant runs every test that imports the file, so only fast tests afford it. */
  readonly constants: boolean;
  /** After so many mutants a new process goes on: what test files load stays as long as it lives, and an embedded database takes 400 MB. */
  readonly reuse: number;
}

const noTests = ['!**/*.test.ts', '!**/testing/**'];

/** Money, eligibility and trust: what `npm run test:mutants` measures. */
export const scopes: readonly Scope[] = [
  {
    name: 'domain',
    folder: 'shared/domain',
    mutate: ['shared/domain/src/**/*.ts', '!**/mongolian-country-names.ts', '!**/mongolia-border.ts', ...noTests],
    tests: ['src/**/*.test.ts'],
    constants: true,
    reuse: 60,
  },
  providerScope('ledger', [
    'src/commerce/ledger/**/!(*-killed).test.ts',
    'src/app/ledger-check/*.test.ts',
    'src/products/top-ups/top-up.test.ts',
  ]),
  providerScope('payments', ['src/commerce/payments/**/!(*-killed).test.ts', 'src/products/top-ups/top-up.test.ts']),
  providerScope('refunds', [
    'src/commerce/refunds/**/!(*-killed).test.ts',
    'src/products/{buses,insurance}/after-sale/*.test.ts',
  ]),
  {
    name: 'releases',
    folder: 'releases',
    mutate: ['releases/src/{channels,documents,keys,sources}/**/*.ts', ...noTests],
    tests: ['src/{channels,documents,keys,sources,registry}/**/*.test.ts'],
    constants: false,
    reuse: 60,
  },
];

/**
 * One folder of the provider. Each is a scope of its own, because its first run opens a database for every test file. Stand-ins of partners, texts, tables and the program that a
 * shell starts hold no rule about money; what starts the provider as a process of its own would run without the mutant.
 */
function providerScope(name: string, tests: readonly string[]): Scope {
  return {
    name: `provider-${name}`,
    folder: 'provider',
    mutate: [
      `provider/src/commerce/${name}/**/*.ts`,
      '!**/sandbox-*/**',
      '!**/*-texts.ts',
      '!**/*-{migrations,tables}.ts',
      ...noTests,
    ],
    tests,
    constants: false,
    reuse: 6,
  };
}
