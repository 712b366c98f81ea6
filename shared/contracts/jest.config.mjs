import { jestConfig } from '@aylal/build/jest';

export default jestConfig({ name: 'contracts', environment: 'node' });
