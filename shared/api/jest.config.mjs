import { jestConfig } from '@aylal/build/jest';

export default await jestConfig({ name: 'api', environment: 'node' });
