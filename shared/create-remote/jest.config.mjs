import { jestConfig } from '@aylal/build/jest';

export default await jestConfig({ name: 'create-remote', environment: 'node' });
