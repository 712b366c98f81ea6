import { jestConfig } from '@aylal/build/jest';

export default await jestConfig({ name: 'releases', environment: 'node' });
