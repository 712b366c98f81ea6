import { jestConfig } from '@aylal/build/jest';

export default jestConfig({ name: 'query', environment: 'browser' });
