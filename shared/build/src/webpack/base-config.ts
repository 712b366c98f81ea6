import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Configuration } from 'webpack';
import { IntegrityPlugin } from './integrity-plugin.ts';

export interface BuildMode {
  readonly development: boolean;
}

export function buildMode(): BuildMode {
  return { development: process.env['NODE_ENV'] === 'development' };
}

/** What host and remotes build alike: swc, names by content, no global beyond the named ones, errors of a module reach whoever asked for it (trap 10). */
export function baseConfig({
  directory,
  uniqueName,
  policyName,
  maps = false,
}: {
  directory: string;
  uniqueName: string;
  policyName: string;
  /** Whether the build makes source maps. */
  maps?: boolean;
}): Configuration {
  const { development } = buildMode();
  return {
    context: directory,
    mode: development ? 'development' : 'production',
    target: ['web', 'es2022'],
    devtool: development ? 'cheap-module-source-map' : false,
    output: {
      path: join(directory, 'dist'),
      filename: development ? '[name].js' : '[name].[contenthash:10].js',
      chunkFilename: development ? '[name].js' : '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      uniqueName,
      crossOriginLoading: 'anonymous',
      strictModuleErrorHandling: true,
      trustedTypes: { policyName },
      hashFunction: 'xxhash64',
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: { loader: swcLoader(), options: swcOptions(development, maps) },
        },
        { test: /\.(svg|png|webp|avif)$/, type: 'asset/resource' },
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(workspaceRoot(directory), '.cache', 'webpack'),
      name: uniqueName.replace(/[^\w-]/g, '-').replace(/-[0-9a-f]+$/, '') + (development ? '-development' : ''),
      buildDependencies: { preset: [import.meta.filename], config: [join(directory, 'webpack.config.ts')] },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    plugins: [new IntegrityPlugin()],
  };
}

function swcLoader(): string {
  return import.meta.resolve('swc-loader').replace('file://', '');
}

function swcOptions(development: boolean, maps: boolean) {
  return {
    // As an object: webpack shortens the paths in it, on which the names of files depend (MFE-1), and leaves a text alone.
    ...(maps ? { parseMap: true } : {}),
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development, refresh: development } },
    },
  };
}

/** The workspace that a package lies in; a remote with a repository of its own is the root itself. */
export function workspaceRoot(directory: string): string {
  for (let folder = directory; dirname(folder) !== folder; folder = dirname(folder))
    if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
  return directory;
}
