import { jestConfig } from '../shared/build/src/jest/index.ts';

export default {
  ...jestConfig({ name: 'tools', environment: 'node' }),
  testMatch: ['<rootDir>/**/*.test.ts'],
};
