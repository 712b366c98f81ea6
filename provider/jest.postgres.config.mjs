import { jestConfig } from '@aylal/build/jest';

export default {
  ...jestConfig({ name: 'provider on PostgreSQL', environment: 'node' }),
  // Tests of the other engine alone.
  testPathIgnorePatterns: ['/node_modules/', '\\.pglite\\.test\\.ts$'],
  // Generous, because hashing a password takes its time by design and machines are shared.
  testTimeout: 30_000,
  globalSetup: '<rootDir>/src/testing/postgres-global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/postgres-global-teardown.ts',
};
