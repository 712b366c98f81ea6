import { join } from 'node:path';
import webpack, { type WebpackPluginInstance } from 'webpack';

/** Puts the host's arithmetic of days, which the facade `@aylal/shell` offers, in the place of the domain's own, so that no remote bundles dayjs (decision 0313). */
export function hostCalendarPlugin(): WebpackPluginInstance {
  return new webpack.NormalModuleReplacementPlugin(
    /[\\/]shared[\\/]domain[\\/]src[\\/]calendar[\\/](?:day-arithmetic|home-time)\.ts$/,
    join(import.meta.dirname, 'runtime', 'host-calendar.js'),
  );
}
