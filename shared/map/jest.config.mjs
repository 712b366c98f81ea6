import { jestConfig } from '@aylal/build/jest';

export default jestConfig({ name: 'map', environment: 'browser' });
