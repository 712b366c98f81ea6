import { jestConfig } from '@aylal/build/jest';

export default jestConfig({ name: 'domain', environment: 'node' });
