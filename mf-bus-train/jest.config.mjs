import { jestConfig } from '@aylal/build/jest';

export default jestConfig({ name: 'mf-bus-train', environment: 'browser' });
