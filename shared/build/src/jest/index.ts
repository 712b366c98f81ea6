import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ownFile } from '../own-file.ts';
import { bundleVendors } from './bundle-vendors.ts';

const require = createRequire(import.meta.url);
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The jest configuration of one package. Files that end with `ignored` belong to another configuration of the same package. */
export async function jestConfig({
  name,
  environment,
  ignored,
}: {
  name: string;
  environment: 'node' | 'browser';
  ignored?: RegExp;
}) {
  return {
    displayName: name,
    testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
    testPathIgnorePatterns: ['/node_modules/', ...(ignored ? [ignored.source] : [])],
    ...(environment === 'node' ? inNode : { ...inBrowser, moduleNameMapper: await mappedFiles() }),
  };
}

/** Sources run in plain Node as in production, and what one test file has loaded is there for the next. */
const inNode = {
  runner: require.resolve('jest-light-runner/child-process'),
  setupFilesAfterEnv: [ownFile(import.meta.dirname, 'test-guards')],
  transform: {},
};

/**
 * Each test file has a window and modules of its own. Own sources are compiled by swc; libraries come in one script, and others as they are shipped
 * (jest is started with `--experimental-vm-modules` on Node 24, which can `require` ES modules).
 */
const inBrowser = {
  testEnvironment: here('./browser-environment.cjs'),
  runtime: here('./cached-runtime.cjs'),
  setupFilesAfterEnv: [here('./browser-setup.cjs')],
  transform: {
    '\\.(ts|tsx)$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2024',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/'],
};

let files: Promise<Record<string, string>> | undefined;

/** Once for all packages of a run. */
function mappedFiles(): Promise<Record<string, string>> {
  files ??= bundleVendors().then(({ folder, names }) => {
    const pattern = names.map((name) => name.replaceAll('.', '\\.')).join('|');
    return { '\\.css$': here('./empty-style.cjs'), [`^(${pattern})$`]: `${folder}/$1.cjs` };
  });
  return files;
}
