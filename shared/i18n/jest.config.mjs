import { jestConfig } from '@aylal/build/jest';

export default jestConfig({ name: 'i18n', environment: 'node' });
