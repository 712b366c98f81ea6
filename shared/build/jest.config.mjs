import { jestConfig } from '@aylal/build/jest';

export default await jestConfig({ name: 'build', environment: 'node' });
