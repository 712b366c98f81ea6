import { jestConfig } from '@aylal/build/jest';

export default jestConfig({ name: 'ui', environment: 'browser' });
