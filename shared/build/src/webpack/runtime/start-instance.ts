import { ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime/core';

interface WebpackRequire {
  readonly federation: { readonly initOptions: ConstructorParameters<typeof ModuleFederation>[0] };
}

/** A view of the shared modules for one build alone: a release that is loaded twice, or after another one, has its own. */
export function startInstance({ webpackRequire }: { webpackRequire: WebpackRequire }): ModuleFederation {
  const instance = new ModuleFederation(webpackRequire.federation.initOptions);
  setGlobalFederationInstance(instance);
  return instance;
}
