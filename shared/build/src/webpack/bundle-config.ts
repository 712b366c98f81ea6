import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { BundleRecordPlugin } from './bundle-record-plugin.ts';

export interface BundleBuild {
  /** Folder of the package that asks for it. */
  readonly directory: string;
  readonly entry: string;
  /** Where the build is written. */
  readonly folder: string;
  /** The remotes in it, by id, with the folder of each one's package. */
  readonly remotes: Readonly<Record<string, string>>;
}

/**
 * Host and remotes as one webpack build without federation, to compare with: the same rules and the same lazy chunks, and where code lies is left
 * to webpack's own defaults, so that one bundle has every advantage that one bundle can have.
 */
export function bundleConfig({ directory, entry, folder, remotes }: BundleBuild): Configuration {
  const base = baseConfig({ directory, uniqueName: 'aylal_bundle', policyName: 'aylal-host' });
  return {
    ...base,
    name: 'bundle',
    entry: { main: entry },
    output: { ...base.output, path: folder, publicPath: '/assets/' },
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        ...Object.entries(remotes).map(([id, source]) => ({
          test: /\.tsx?$/,
          include: join(source, 'src'),
          enforce: 'pre' as const,
          loader: join(import.meta.dirname, 'name-chunks-loader.cjs'),
          options: { id },
        })),
      ],
    },
    plugins: [...(base.plugins ?? []), new BundleRecordPlugin(Object.keys(remotes))],
  };
}
