import { ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime/core';

/** Remotes are built without the federation core and take the page's by this global, what `container-runtime.ts` needs of it (stack.md §2). Both sides must be built with the same version. */
export default function provideRuntimeCore() {
  Object.assign(globalThis, {
    _FEDERATION_RUNTIME_CORE: { ModuleFederation, setGlobalFederationInstance },
    _FEDERATION_RUNTIME_CORE_FROM: { name: 'host', version: '2.9.2' },
  });
  return { name: 'provide-runtime-core' };
}
