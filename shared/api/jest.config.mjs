import { jestConfig } from '@aylal/build/jest';

export default jestConfig({ name: 'api', environment: 'node' });
