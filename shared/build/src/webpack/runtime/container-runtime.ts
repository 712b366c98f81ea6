import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { startInstance } from './start-instance.ts';

/**
 * Stands in remotes for the whole of `webpack-bundler-runtime`: a container that offers one module and loads no remote needs this much of it. The core
 * comes from the page's global, as with the plugin's `externalRuntime`, so any host that provides it can load our remotes.
 */
export default {
  runtime: {},
  bundlerRuntimeOptions: {},
  attachShareScopeMap,
  bundlerRuntime: { S: {}, consumes, I: initializeSharing, initContainerEntry, init: startInstance },
};
