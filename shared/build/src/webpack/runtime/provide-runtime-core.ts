import * as core from '@module-federation/runtime/core';

/** Remotes are built without the federation runtime and take the host's by this global: one copy for all (stack.md §2). Both sides must be built with the same version. */
export default function provideRuntimeCore() {
  Object.assign(globalThis, {
    _FEDERATION_RUNTIME_CORE: core,
    _FEDERATION_RUNTIME_CORE_FROM: { name: 'host', version: '2.9.2' },
  });
  return { name: 'provide-runtime-core' };
}
