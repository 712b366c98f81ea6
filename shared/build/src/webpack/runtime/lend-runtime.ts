import { lentRuntimeKey, type ContainerStart, type LentRuntime, type WebpackRequire } from './lent-runtime.ts';

declare const __webpack_require__: WebpackRequire;

/** Plugin of the host's runtime: remotes are built without one and take this (stack.md §2). The host has no container, so its build leaves out `initContainerEntry`, which stands here. */
export default function lendRuntime() {
  const { bundlerRuntime, attachShareScopeMap, runtime } = __webpack_require__.federation;
  const { consumes, I, installInitialConsumes } = bundlerRuntime;
  const lent: LentRuntime = {
    bundlerRuntime: { consumes, I, installInitialConsumes, initContainerEntry },
    attachShareScopeMap,
    createInstance: runtime.createInstance,
  };
  Object.assign(globalThis, { [lentRuntimeKey]: lent });
  return { name: 'lend-runtime' };

  function initContainerEntry({ webpackRequire, shareScope, initScope }: ContainerStart): unknown {
    webpackRequire.federation.instance?.initShareScopeMap('default', shareScope, { hostShareScopeMap: {} });
    attachShareScopeMap(webpackRequire);
    return webpackRequire.I('default', initScope);
  }
}
