import { jestConfig } from '@aylal/build/jest';

export default jestConfig({ name: 'mf-esim-insurance', environment: 'browser' });
