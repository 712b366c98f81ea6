import { join } from 'node:path';
import type { FolderRegistry } from '../registry/open-folder-registry.ts';
import type { ShellRecord } from '../registry/shell-record.ts';
import type { ReleaseSource } from '../release-source.ts';
import { createReporters } from './create-reporter.ts';
import { failuresCommand } from './failures-command.ts';
import { createSource } from './create-source.ts';
import { createStorageReader } from './storage-reader.ts';

/** The embedded registry as a source: the channel of a folder on this machine, verified like a foreign one. `baseUrl` is where its files are served, `shell` what the host offers to remotes. */
export async function createFolderSource(
  registry: FolderRegistry,
  {
    baseUrl,
    channel = 'stable',
    now = () => new Date(),
    shell,
  }: { baseUrl: string; channel?: string; now?: () => Date; shell?: ShellRecord | undefined },
): Promise<ReleaseSource> {
  const stored = createStorageReader(registry.storage);
  const reader = {
    ...stored,
    async channel(name: string) {
      await registry.channels.renew(name);
      return stored.channel(name);
    },
  };
  const source = await createSource({
    reader,
    channel,
    registryKey: registry.registryKey,
    baseUrl,
    lastSetFile: join(registry.folder, `last-set-${channel}.json`),
    now,
    shell,
  });
  const report = createReporters({ channel, now, send: async (act) => registry.act(await registry.sign(act)) });
  return {
    ...source,
    async report(counts) {
      if (await report(counts)) await source.refresh();
    },
    async reportFailures(failures) {
      await registry.act(await registry.sign(failuresCommand(failures, now())));
    },
  };
}
