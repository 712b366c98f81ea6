import { jestConfig } from '@aylal/build/jest';

export default await jestConfig({ name: 'map', environment: 'browser' });
