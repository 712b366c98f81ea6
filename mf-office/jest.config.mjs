import { jestConfig } from '@aylal/build/jest';

export default await jestConfig({ name: 'mf-office', environment: 'browser' });
