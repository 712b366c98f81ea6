import { jestConfig } from '@aylal/build/jest';

export default await jestConfig({ name: 'mf-bus-train', environment: 'browser' });
