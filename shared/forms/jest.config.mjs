import { jestConfig } from '@aylal/build/jest';

export default jestConfig({ name: 'forms', environment: 'browser' });
