import { jestConfig } from '@aylal/build/jest';

export default jestConfig({ name: 'html', environment: 'browser' });
