import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Descriptor } from '@aylal/shell/descriptor';
import type { Configuration } from 'webpack';
import { baseConfig, buildMode, workspaceRoot } from './base-config.ts';
import { ChunkRegistryPlugin } from './chunk-registry-plugin.ts';
import { describeEvents } from './describe-events.ts';
import { hostCalendarPlugin } from './host-calendar.ts';
import { lockfileDigest, releaseVersion, sourceCommit } from './package-facts.ts';
import { ReleaseRecordPlugin } from './release-record-plugin.ts';
import { scenariosModule, ScenariosPlugin } from './scenarios-plugin.ts';
import { keepsServerBuild, serverConfig } from './server-config.ts';
import { sharedModules } from './shared-modules.ts';
import type { Budgets } from './size-budget.ts';
import { slimRuntimePlugin } from './slim-runtime.ts';
import { hiddenSourceMaps, SourceMapsPlugin } from './source-maps-plugin.ts';
import { splitChunks } from './split-chunks.ts';
import { standaloneConfig } from './standalone-config.ts';

export interface RemoteBuild {
  /** Folder of the package: `import.meta.dirname` of its webpack.config.ts. */
  readonly directory: string;
  readonly descriptor: Descriptor;
  /** Brotli bytes; see `checkBudgets`. */
  readonly budgets?: Budgets;
  /**
   * Names of chunks whose code of other packages is a file of its own: one request more for a first visit, and for each release in which only the remote's own code has
   * changed less for everybody who comes back.
   */
  readonly splitVendorsOf?: readonly string[];
  /** Builds src/standalone.tsx with its own runtime and libraries instead of the release (ruling 4). */
  readonly standalone?: boolean;
}

/**
 * The whole webpack configuration of a remote: one exposed module `./remote`, no library of its own, the runtime of the host. A remote whose descriptor
 * asks for server rendering is built a second time for it, first, so that the release record can hold the hash of that build.
 */
export function remoteConfig({
  directory,
  descriptor,
  budgets = {},
  splitVendorsOf = [],
  standalone = process.env['AYLAL_STANDALONE'] === '1',
}: RemoteBuild): Configuration | Configuration[] {
  if (standalone) return standaloneConfig(directory, descriptor.id);
  const container = descriptor.id.replaceAll('-', '_');
  const version = releaseVersion(directory);
  const { commit, builtAt } = sourceCommit(directory);
  const uniqueName = `${container}_${version.replace(/\W/g, '_')}`;
  const shared = sharedModules(directory, 'consume');
  process.env['MF_BUILD_VERSION'] = version;
  // A dev server has maps of its own kind.
  const maps = buildMode().development ? null : hiddenSourceMaps(workspaceRoot(directory));
  const base = baseConfig({ directory, uniqueName, policyName: container, maps: maps !== null });
  const scenarios = buildMode().development ? null : scenariosModule(directory);
  const rendered = [...descriptor.routes, ...descriptor.slots].some((part) => part.server);
  const browser: Configuration = {
    ...base,
    name: descriptor.id,
    ...(maps ? { devtool: maps.devtool } : {}),
    ...(rendered ? { dependencies: [`${container}-server`] } : {}),
    entry: {},
    optimization: { ...base.optimization, splitChunks: splitChunks(directory, splitVendorsOf) },
    output: { ...base.output, ...maps?.output, publicPath: 'auto', ...(rendered ? { clean: keepsServerBuild } : {}) },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: container,
        // A name per release: the runtime keeps containers by their global, so an equal name runs the old release's code (trap 12). Of all scripts only the entry has it.
        library: { type: 'var', name: uniqueName },
        filename: 'entry.[contenthash:10].js',
        // Relative: module ids come from this text, and the folder of a checkout must not change a release's bytes (MFE-1).
        exposes: { './remote': { import: './src/remote.ts', name: 'remote' } },
        shared,
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
      }),
      slimRuntimePlugin('container'),
      hostCalendarPlugin(),
      new ChunkRegistryPlugin(),
      ...(maps ? [new SourceMapsPlugin()] : []),
      ...(scenarios ? [new ScenariosPlugin(scenarios)] : []),
      new ReleaseRecordPlugin({
        descriptor,
        version,
        commit,
        builtAt,
        container,
        uniqueName,
        shared,
        server: rendered ? container : null,
        maps: maps !== null,
        scenarios: scenarios !== null,
        lockfile: lockfileDigest(directory),
        events: describeEvents([...descriptor.events.produces, ...descriptor.events.consumes]),
        budgets: { [container]: 5_200, ...budgets },
      }),
    ],
  };
  if (!rendered) return browser;
  const entry = './src/remote.ts';
  return [serverConfig({ directory, name: container, entry, given: Object.keys(shared) }), browser];
}
