import { jestConfig } from '@aylal/build/jest';

export default await jestConfig({ name: 'mf-esim-insurance', environment: 'browser' });
