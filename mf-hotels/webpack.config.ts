import { remoteConfig } from '@aylal/build/webpack';
import { descriptor } from './src/descriptor.ts';

export default remoteConfig({
  directory: import.meta.dirname,
  descriptor,
  // The hashes of its many chunks make the entry differ by some dozen bytes from build to build.
  budgets: { mf_hotels: 5_250 },
});
