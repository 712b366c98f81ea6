import { jestConfig } from '@aylal/build/jest';

export default jestConfig({ name: 'build', environment: 'node' });
