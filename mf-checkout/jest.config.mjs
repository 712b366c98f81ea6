import { jestConfig } from '@aylal/build/jest';

export default await jestConfig({ name: 'mf-checkout', environment: 'browser' });
