import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * The jest configuration of one package. Own sources are compiled by swc; dependencies run as they are shipped
 * (jest is started with `--experimental-vm-modules` on Node 24, which can `require` ES modules).
 */
export function jestConfig({ name, environment }: { name: string; environment: 'node' | 'browser' }) {
  return {
    displayName: name,
    testEnvironment: environment === 'browser' ? here('./browser-environment.cjs') : 'node',
    testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
    setupFilesAfterEnv: environment === 'browser' ? [here('./browser-setup.ts')] : [],
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
    moduleNameMapper: { '\\.css$': here('./empty-style.cjs') },
  };
}
