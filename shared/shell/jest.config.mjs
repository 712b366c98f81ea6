import { jestConfig } from '@aylal/build/jest';

export default jestConfig({ name: 'shell', environment: 'browser' });
