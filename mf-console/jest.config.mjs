import { jestConfig } from '@aylal/build/jest';

export default await jestConfig({ name: 'mf-console', environment: 'browser' });
