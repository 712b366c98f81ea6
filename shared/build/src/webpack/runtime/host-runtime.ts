import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { startInstance } from './start-instance.ts';

/** Stands in the host for the whole of `webpack-bundler-runtime`: what is shared is negotiated, remotes are loaded by the host's own loader, by the hash of every file. */
export default {
  runtime: {},
  bundlerRuntimeOptions: {},
  attachShareScopeMap,
  bundlerRuntime: { S: {}, consumes, I: initializeSharing, init: startInstance },
};
