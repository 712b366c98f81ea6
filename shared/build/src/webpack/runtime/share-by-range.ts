import { registerGlobalPlugins, satisfy } from '@module-federation/runtime/core';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime/types';

/**
 * Gives whoever asks for a shared module the version that is in its range. By itself the runtime picks one version of a singleton for a whole page, and refuses
 * every remote whose range that is not in; where no version is in the range, it still does. Global, because each remote has an instance of the runtime of its own.
 */
export default function shareByRange(): ModuleFederationRuntimePlugin {
  const plugin: ModuleFederationRuntimePlugin = {
    name: 'share-by-range',
    resolveShare(lookup) {
      const range = lookup.shareInfo.shareConfig.requiredVersion;
      const versions = lookup.shareScopeMap[lookup.scope]?.[lookup.pkgName] ?? {};
      const [, found] = Object.entries(versions).find(([version]) => range && satisfy(version, range)) ?? [];
      return found ? { ...lookup, resolver: () => ({ shared: found, useTreesShaking: false }) } : lookup;
    },
  };
  registerGlobalPlugins([plugin]);
  return plugin;
}
