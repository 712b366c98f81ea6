import { join } from 'node:path';
import type { Configuration, FileCacheOptions } from 'webpack';
import { hostBrowserConfig } from './host-config.ts';
import { HostRecordPlugin } from './host-record-plugin.ts';
import { withHotReload } from './hot-reload.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';

/** Where the dev server serves this build: an address that no shop uses. */
export const localPath = '/local/';

/**
 * The shell with one remote out of its sources, for a dev server in front of a running shop: one compilation, so that one React refreshes both. The other remotes come
 * from the shop's releases over federation, as on every page. Nothing of it is written or released, so it keeps no hashes.
 */
export function shopConfig({ host, remote, id }: { host: string; remote: string; id: string }): Configuration {
  const base = hostBrowserConfig({ directory: host });
  return withHotReload({
    ...base,
    name: `${id}-in-shop`,
    entry: { main: join(host, 'src/local/index.ts') },
    output: { ...base.output, publicPath: localPath },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, 'local-remote': join(remote, 'src/remote.ts') } },
    cache: { ...(base.cache as FileCacheOptions), name: `${id}-in-shop` },
    plugins: (base.plugins ?? []).filter(
      (plugin) => !(plugin instanceof HostRecordPlugin) && !(plugin instanceof IntegrityPlugin),
    ),
  });
}
