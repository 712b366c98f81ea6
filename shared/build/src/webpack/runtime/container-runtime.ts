import { attachShareScopeMap } from 'bundler-runtime/attachShareScopeMap.js';
import { consumes } from 'bundler-runtime/consumes.js';
import { initContainerEntry } from 'bundler-runtime/initContainerEntry.js';
import { initializeSharing } from 'bundler-runtime/initializeSharing.js';
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
