import { jestConfig } from '@aylal/build/jest';

export default {
  // Tests of the other engine alone have a name of their own.
  ...(await jestConfig({ name: 'provider on PGlite', environment: 'node', ignored: /\.postgres\.test\.ts$/ })),
  globalSetup: '<rootDir>/src/testing/pglite-global-setup.ts',
};
