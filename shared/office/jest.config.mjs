import { jestConfig } from '@aylal/build/jest';

export default await jestConfig({ name: 'office', environment: 'browser' });
