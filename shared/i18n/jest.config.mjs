import { jestConfig } from '@aylal/build/jest';

export default await jestConfig({ name: 'i18n', environment: 'node' });
