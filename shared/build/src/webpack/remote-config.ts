import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Descriptor } from '@aylal/shell/descriptor';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { releaseVersion, sourceCommit } from './package-facts.ts';
import { ReleaseRecordPlugin } from './release-record-plugin.ts';
import { sharedModules } from './shared-modules.ts';
import type { Budgets } from './size-budget.ts';
import { standaloneConfig } from './standalone-config.ts';

export interface RemoteBuild {
  /** Folder of the package: `import.meta.dirname` of its webpack.config.ts. */
  readonly directory: string;
  readonly descriptor: Descriptor;
  /** Brotli bytes; see `checkBudgets`. */
  readonly budgets?: Budgets;
  /** Builds src/standalone.tsx with its own runtime and libraries instead of the release (ruling 4). */
  readonly standalone?: boolean;
}

/** The whole webpack configuration of a remote: one exposed module `./remote`, no library of its own, the runtime of the host. */
export function remoteConfig({
  directory,
  descriptor,
  budgets = {},
  standalone = process.env['AYLAL_STANDALONE'] === '1',
}: RemoteBuild): Configuration {
  if (standalone) return standaloneConfig(directory, descriptor.id);
  const container = descriptor.id.replaceAll('-', '_');
  const version = releaseVersion(directory);
  const { commit, builtAt } = sourceCommit(directory);
  const uniqueName = `${container}_${version.replace(/\W/g, '_')}`;
  const shared = sharedModules(directory, 'consume');
  process.env['MF_BUILD_VERSION'] = version;
  const base = baseConfig({ directory, uniqueName, policyName: container });
  return {
    ...base,
    name: descriptor.id,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: container,
        // A name per release: the runtime keeps containers by their global, so an equal name runs the old release's code (trap 12).
        library: { type: 'var', name: uniqueName },
        filename: 'entry.[contenthash:10].js',
        exposes: { './remote': { import: join(directory, 'src/remote.ts'), name: 'remote' } },
        shared,
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: { optimization: { target: 'web', disableRemote: true } },
      }),
      new webpack.NormalModuleReplacementPlugin(
        /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/,
        join(import.meta.dirname, 'runtime', 'borrow-runtime.ts'),
      ),
      new ReleaseRecordPlugin({
        descriptor,
        version,
        commit,
        builtAt,
        container,
        uniqueName,
        shared,
        budgets: { [container]: 7_200, ...budgets },
      }),
    ],
  };
}
