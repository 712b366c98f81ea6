import { jestConfig } from '@aylal/build/jest';

export default jestConfig({ name: 'testing', environment: 'browser' });
