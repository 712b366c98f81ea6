import { jestConfig } from '@aylal/build/jest';

export default jestConfig({ name: 'mf-hotels', environment: 'browser' });
