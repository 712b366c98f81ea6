import type { PartialStrykerOptions } from '@stryker-mutator/api/core';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { MutantOptions } from './read-options.ts';
import type { Scope } from './scopes.ts';

const { resolve } = createRequire(import.meta.url);
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Jest's own runner, which loads every module again: the packages' runner keeps modules, and with them the mutant before. */
const loadedAnew = {
  runner: 'jest-runner',
  testEnvironment: 'node',
  setupFilesAfterEnv: [],
  transform: {
    '\\.ts$': [
      resolve('@swc/jest'),
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' }, module: { type: 'commonjs' } },
    ],
  },
};

const pages = 'test-results/mutants';

/** The copy of the checkout that this run mutates. */
export const copyFolder = `${pages}/copy-${process.pid}`;

/** How one scope is measured. Stryker works on a copy, so the checkout stays as it is. */
export function strykerOptions(scope: Scope, { file, sample, seed }: MutantOptions): PartialStrykerOptions {
  return {
    mutate: file === null ? [...scope.mutate] : [file],
    plugins: ['@stryker-mutator/jest-runner', here('./plugins.ts')],
    testRunner: 'nearest-tests',
    testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
    jest: {
      configFile: `${scope.folder}/jest.config.mjs`,
      config: {
        ...loadedAnew,
        testMatch: scope.tests.map((glob) => `<rootDir>/${glob}`),
        filter: here('./one-test-file.cjs'),
        testTimeout: 120_000,
      },
      enableFindRelatedTests: scope.constants,
    },
    checkers: sample === null ? [] : ['sample'],
    sample: { size: sample, seed },
    coverageAnalysis: 'perTest',
    ignoreStatic: !scope.constants,
    concurrency: 1,
    maxTestRunnerReuse: scope.reuse,
    // Endless loops are counted, so time is only for what waits; machines are shared.
    timeoutMS: 30_000,
    dryRunTimeoutMinutes: 30,
    disableTypeChecks: false,
    ignorePatterns: ['/mf-*', '/host', '/e2e', '/bench', '/docs', '/test-results'],
    tempDirName: copyFolder,
    cleanTempDir: 'always',
    reporters: ['progress-append-only', 'html'],
    htmlReporter: { fileName: `${pages}/${scope.name}.html` },
    allowConsoleColors: false,
    // `sample` is an option of ours, and constants are slow knowingly.
    warnings: { unknownOptions: false, preprocessorErrors: true, unserializableOptions: true, slow: false },
  };
}
