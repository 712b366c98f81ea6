import { lentRuntimeKey, type LentRuntime, type WebpackRequire } from './lent-runtime.ts';

const lent = (globalThis as unknown as Record<string, LentRuntime | undefined>)[lentRuntimeKey];
if (!lent) throw new Error(`the page lends no federation runtime ${lentRuntimeKey}`);
const { bundlerRuntime, attachShareScopeMap, createInstance } = lent;

/** Stands in remotes for the runtime that the federation plugin would put into every entry. `S`, the share scopes, belongs to one container. */
export default {
  bundlerRuntime: {
    ...bundlerRuntime,
    S: {},
    init: ({ webpackRequire }: { webpackRequire: WebpackRequire }) =>
      createInstance(webpackRequire.federation.initOptions),
  },
  runtime: {},
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
