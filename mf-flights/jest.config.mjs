import { jestConfig } from '@aylal/build/jest';

export default await jestConfig({ name: 'mf-flights', environment: 'browser' });
