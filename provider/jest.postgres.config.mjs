import { jestConfig } from '@aylal/build/jest';

export default {
  // Tests of the other engine alone have a name of their own.
  ...(await jestConfig({ name: 'provider on PostgreSQL', environment: 'node', ignored: /\.pglite\.test\.ts$/ })),
  globalSetup: '<rootDir>/src/testing/postgres-global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/postgres-global-teardown.ts',
};
