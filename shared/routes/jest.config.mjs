import { jestConfig } from '@aylal/build/jest';

export default jestConfig({ name: 'routes', environment: 'node' });
