import { jestConfig } from '@aylal/build/jest';

export default await jestConfig({ name: 'server', environment: 'node' });
