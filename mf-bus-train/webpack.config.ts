import { remoteConfig } from '@aylal/build/webpack';
import { descriptor } from './src/descriptor.ts';

export default remoteConfig({
  directory: import.meta.dirname,
  descriptor,
  // Four products and a map: the entry names more chunks than that of any other remote.
  budgets: { mf_bus_train: 5_500 },
});
