import { jestConfig } from '@aylal/build/jest';

export default jestConfig({ name: 'releases', environment: 'node' });
