import { jestConfig } from '@aylal/build/jest';

export default jestConfig({ name: 'mf-flights', environment: 'browser' });
