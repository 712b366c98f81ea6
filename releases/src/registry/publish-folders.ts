import { currentReleases } from '../documents/channel-document.ts';
import { signRelease } from '../documents/release-signature.ts';
import type { FolderRegistry } from './open-folder-registry.ts';
import { readBuiltFolder } from './release-bundle.ts';

/** Publishes built remotes with this machine's credentials and promotes them to everybody, in one set; remotes that are not named stay where they are. */
export async function publishFolders(
  registry: FolderRegistry,
  built: readonly string[],
  { channel, at, reason }: { channel: string; at: Date; reason: string },
): Promise<readonly string[]> {
  const releases: Record<string, string> = {};
  const references: Record<string, { version: string; digest: string }> = {};
  const read = built.map(readBuiltFolder);
  const together = read.map(({ record }) => record.remote);
  for (const { record, ...bundle } of read) {
    const key = await registry.credential('publish', record.remote);
    const { version, digest } = await registry.publish({
      ...bundle,
      together,
      signature: signRelease(bundle.release, record, key, at),
    });
    releases[record.remote] = version;
    references[record.remote] = { version, digest };
  }
  const before = await registry.channels.read(channel);
  const present = currentReleases(before);
  const moved = Object.entries(references).filter(([remote, { digest }]) => present[remote]?.digest !== digest);
  if (moved.length === 0) return [];
  const after = before.revisions.at(-1)?.revision ?? 0;
  const act = { act: 'promote', channel, releases, share: null, after, reason, at: at.toISOString() } as const;
  await registry.act(await registry.sign(act));
  return moved.map(([remote, { version }]) => `${remote} ${version}`);
}
