import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';

/** React Refresh for a configuration that a dev server runs: an edit shows without a reload, and what was typed stays. Only for development builds, which compile with `refresh`. */
export function withHotReload(config: Configuration): Configuration {
  return {
    ...config,
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules ?? []),
        {
          test: /-(screen|dialog|part)\.tsx$/,
          include: /[\\/]mf-[^\\/]+[\\/]src[\\/]/,
          enforce: 'pre',
          loader: join(import.meta.dirname, 'hot-parts-loader.cjs'),
        },
      ],
    },
    plugins: [...(config.plugins ?? []), new ReactRefreshPlugin({ overlay: false })],
  };
}
