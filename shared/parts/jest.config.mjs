import { jestConfig } from '@aylal/build/jest';

export default jestConfig({ name: 'parts', environment: 'browser' });
