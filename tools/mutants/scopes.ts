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
  },
  {
    name: 'provider',
    folder: 'provider',
    // Stand-ins of partners, texts, tables and the program that a shell starts hold no rule about money.
    mutate: [
      'provider/src/{ledger,payments,refunds}/**/*.ts',
      '!**/sandbox-*/**',
      '!**/ledger/check.ts',
      '!**/*-texts.ts',
      '!**/*-{migrations,tables}.ts',
      ...noTests,
    ],
    // Without what starts the provider as a process of its own, which would run without the mutant.
    tests: [
      'src/{ledger,payments,refunds}/**/!(*-killed).test.ts',
      'src/{buses,insurance}/after-sale/*.test.ts',
      'src/wallets/top-up.test.ts',
    ],
    constants: false,
  },
  {
    name: 'releases',
    folder: 'releases',
    mutate: ['releases/src/{channels,documents,keys,sources}/**/*.ts', ...noTests],
    tests: ['src/{channels,documents,keys,sources,registry}/**/*.test.ts'],
    constants: false,
  },
];
