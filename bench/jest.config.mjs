import { jestConfig } from '@aylal/build/jest';

export default jestConfig({ name: 'bench', environment: 'node' });
