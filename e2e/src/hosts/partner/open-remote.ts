import type { RemoteModule } from '@aylal/shell';
import { contractFits, shellContractVersion } from '@aylal/shell/descriptor';
import * as v from 'valibot';
import type { Boot, Pointer } from './read-boot.ts';
import { createFederation } from './shared-packages.ts';

const releaseRecord = v.object({
  uniqueName: v.string(),
  entry: v.string(),
  shell: v.object({ contractRange: v.string() }),
  files: v.record(v.string(), v.object({ sha384: v.string() })),
});

/** Opens the remote modules of remotes: the boot document vouches for `release.json`, and that for every file. Where the present release does not load, the last good one does. */
export function createRemotes(boot: Boot, page: Window & typeof globalThis): (id: string) => Promise<RemoteModule> {
  // The script loader inside a remote takes its hashes from here too, and loads nothing without one.
  const hashes: Record<string, string> = {};
  Object.assign(page, { __SRI: hashes });
  const federation = createFederation((url) => {
    const script = page.document.createElement('script');
    const hash = hashes[url];
    if (!hash) throw new Error(`no hash is known for ${url}`);
    return Object.assign(script, { src: url, integrity: hash, crossOrigin: 'anonymous', async: true });
  });

  async function openRelease({ base, digest }: Pointer): Promise<RemoteModule> {
    const response = await fetch(`${base}release.json`, {
      integrity: `sha384-${digest}`,
      signal: AbortSignal.timeout(3000),
    });
    const { uniqueName, entry, shell, files } = v.parse(releaseRecord, await response.json());
    if (!contractFits(shell.contractRange, shellContractVersion))
      throw new Error(`${uniqueName} needs shell contract ${shell.contractRange}`);
    for (const [path, { sha384 }] of Object.entries(files)) hashes[base + path] = `sha384-${sha384}`;
    federation.registerRemotes([
      { name: uniqueName, entry: base + entry, type: 'global', entryGlobalName: uniqueName },
    ]);
    const module = await federation.loadRemote<{ remote: RemoteModule }>(`${uniqueName}/remote`);
    if (!module) throw new Error(`${uniqueName} has no remote module`);
    return module.remote;
  }

  const opened = new Map<string, Promise<RemoteModule>>();
  return (id) => {
    const release = boot.releases[id];
    if (!release) return Promise.reject(new Error(`${id} is not registered`));
    const { lastGood } = release;
    const remoteModule =
      opened.get(id) ??
      openRelease(release).catch((error: unknown) => {
        if (!lastGood) throw error;
        return openRelease(lastGood);
      });
    opened.set(id, remoteModule);
    remoteModule.catch(() => opened.delete(id));
    return remoteModule;
  };
}
