import { jestConfig } from '@aylal/build/jest';

export default jestConfig({ name: 'mf-lottery-mobility', environment: 'browser' });
