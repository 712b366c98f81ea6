import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { eventKey, events, shellContractVersion, type SlotName } from '@aylal/shell/descriptor';
import type { ChunkGraph, Configuration, Module } from 'webpack';
import { baseConfig, buildMode } from './base-config.ts';
import { describeEvents } from './describe-events.ts';
import { allOperations } from './describe-uses.ts';
import { earlierGroups, earlierRules, earlierShared, readEarlierMajors, type EarlierMajor } from './earlier-majors.ts';
import { facadeExports } from './facade-exports.ts';
import { HostRecordPlugin } from './host-record-plugin.ts';
import { onlyFor, resourceOf } from './only-for.ts';
import { releaseVersion, sourceCommit } from './package-facts.ts';
import { serverConfig } from './server-config.ts';
import { facades, laterModules, sharedModules } from './shared-modules.ts';
import { leastSharedBytes } from './split-chunks.ts';
import { ownFile } from '../own-file.ts';
import { slimRuntimePlugin } from './slim-runtime.ts';
import type { Budgets } from './size-budget.ts';

/** Libraries stand with the facade that re-exports them: only then can webpack join them and drop what nobody uses (stack.md §2). */
const react = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const ui =
  /[\\/]shared[\\/]ui[\\/]src[\\/](?!primitives[\\/]|texts[\\/]\w+\.json)|[\\/]node_modules[\\/](@chakra-ui|@ark-ui|@zag-js|@emotion|@floating-ui|@internationalized|@pandacss|@tabler|stylis|hoist-non-react-statics|react-is|@babel)[\\/]/;
const platform =
  /[\\/]shared[\\/](shell|api|query|i18n|routes|contracts|domain)[\\/]src[\\/](?!messages[\\/]|pictures[\\/])|[\\/]node_modules[\\/](react-router|@tanstack|i18next|zustand|dayjs|valibot|use-sync-external-store|cookie|set-cookie-parser)[\\/]/;

/** Everything of the host that webpack builds: its server build first, which holds the shared modules for the server builds of remotes, then the browser's. */
export function hostConfig(build: HostBuild): Configuration[] {
  const { directory } = build;
  const rules = earlierRules(directory, readEarlierMajors(directory, build.earlier ?? []));
  const server = serverConfig({ directory, name: 'host', entry: join(directory, 'src/rendering/index.ts'), rules });
  return [server, { ...hostBrowserConfig(build), dependencies: ['host-server'] }];
}

const nothing: HostOffers = { routes: [], dialogs: [], opens: [] };

export interface HostBuild {
  readonly directory: string;
  readonly budgets?: Budgets;
  /** Pages, dialogs and opened slots of its own, which no webpack sees: releases are checked against them. A build that is not registered needs none. */
  readonly own?: HostOffers;
  /** Earlier majors of facades that it provides beside the present ones, for releases that still ask for them (docs/releasing.md). */
  readonly earlier?: readonly EarlierMajor[];
}

/** Patterns of pages, views of dialogs, and the slots that are filled otherwise than by `<Slot name="…">`, which the build finds itself. */
export interface HostOffers {
  readonly routes: readonly string[];
  readonly dialogs: readonly string[];
  readonly opens: readonly SlotName[];
}

/** What browsers get of the host: it provides the shared modules and the federation runtime, and knows no remote (federation.md §2). */
export function hostBrowserConfig({ directory, own = nothing, budgets = {}, earlier = [] }: HostBuild): Configuration {
  const { commit, builtAt } = sourceCommit(directory);
  const version = releaseVersion(directory);
  const shared = sharedModules(directory, 'provide');
  const majors = readEarlierMajors(directory, earlier);
  process.env['MF_BUILD_VERSION'] = version;
  const base = baseConfig({ directory, uniqueName: 'aylal_host', policyName: 'aylal-host' });
  return {
    ...base,
    name: 'host',
    entry: { main: join(directory, 'src/index.ts') },
    output: { ...base.output, publicPath: '/assets/', clean: false },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), ...earlierRules(directory, majors)] },
    optimization: {
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          ...earlierGroups(majors),
          react: { test: react, name: 'react', chunks: 'async', enforce: true, priority: 30 },
          journey: {
            test: onlyForJourneys,
            name: laterModules['@aylal/ui/journey'],
            chunks: 'async',
            enforce: true,
            priority: 25,
          },
          ui: { test: ui, name: 'ui', chunks: 'async', enforce: true, priority: 20 },
          platform: { test: platform, name: 'platform', chunks: 'async', enforce: true, priority: 10 },
          // Forms of the request dialogs, markup of help and news: once for all chunks that have it. Not in development: an edit that moves a module to another chunk reloads the page.
          ...(buildMode().development
            ? {}
            : { common: { chunks: 'async', minChunks: 2, minSize: leastSharedBytes, priority: 0 } }),
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'host',
        remotes: {},
        shared: { ...shared, ...earlierShared(majors) },
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        runtimePlugins: ['provide-runtime-core', ...(majors.length > 0 ? ['share-by-range'] : [])].map((name) =>
          ownFile(import.meta.dirname, `runtime/${name}`),
        ),
        // The host loads remotes by itself (`host/src/remotes/federation-runtime.ts`), so that the runtime only negotiates what is shared.
        experiments: { optimization: { target: 'web', disableRemote: true, disableSnapshot: true } },
      }),
      slimRuntimePlugin('host'),
      new HostRecordPlugin({
        version,
        commit,
        builtAt,
        budgets,
        earlier: majors,
        offers: {
          contract: shellContractVersion,
          shared: Object.fromEntries(Object.entries(shared).map(([name, fact]) => [name, fact.version])),
          events: Object.values(events).map(eventKey),
          schemas: describeEvents(Object.values(events).map(eventKey)),
          exports: Object.fromEntries(facades.map((facade) => [facade, facadeExports(directory, facade)])),
          operations: allOperations(),
          ...(majors.length > 0
            ? { earlier: majors.map(({ facade, version, exports }) => ({ facade, version, exports })) }
            : {}),
          ...own,
        },
      }),
    ],
  };
}

const pickersEntry = /[\\/]shared[\\/]ui[\\/]src[\\/]journey-entry\.ts$/;

/** What only the second entry point of ui leads to; what both entry points use stays with the first. */
function onlyForJourneys(module: Module, graphs: { chunkGraph: ChunkGraph }): boolean {
  return ui.test(resourceOf(module)) && onlyFor((file) => pickersEntry.test(file))(module, graphs);
}
