import { jestConfig } from '../shared/build/src/jest/index.ts';

export default {
  ...(await jestConfig({ name: 'tools', environment: 'node' })),
  testMatch: ['<rootDir>/**/*.test.ts'],
};
