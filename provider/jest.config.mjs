import { jestConfig } from '@aylal/build/jest';

export default {
  ...jestConfig({ name: 'provider on PGlite', environment: 'node' }),
  // Tests of the other engine alone.
  testPathIgnorePatterns: ['/node_modules/', '\\.postgres\\.test\\.ts$'],
  // Generous, because hashing a password takes its time by design and machines are shared.
  testTimeout: 30_000,
  globalSetup: '<rootDir>/src/testing/pglite-global-setup.ts',
};
