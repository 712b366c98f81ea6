import { remoteConfig } from '@aylal/build/webpack';
import { descriptor } from './src/descriptor.ts';

export default remoteConfig({ directory: import.meta.dirname, descriptor });
