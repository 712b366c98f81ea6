import { jestConfig } from '@aylal/build/jest';

export default jestConfig({ name: 'host', environment: 'browser' });
