import { jestConfig } from '@aylal/build/jest';

// Builds and what is installed for them stand in `dist`.
export default {
  ...(await jestConfig({ name: 'bench', environment: 'node' })),
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};
