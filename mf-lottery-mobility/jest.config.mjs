import { jestConfig } from '@aylal/build/jest';

export default await jestConfig({ name: 'mf-lottery-mobility', environment: 'browser' });
