import { lastGoodOf, type ChannelDocument, type References } from '../documents/channel-document.ts';

/** Every release that a page of today may get: of everybody, of a share, and what a page falls back to. Each list holds at most one release of a remote. */
export function reachableReleases(channel: Pick<ChannelDocument, 'revisions' | 'before'>): readonly References[] {
  const present = channel.revisions.at(-1);
  if (!present) return [];
  const lastGood = Object.keys(present.releases).flatMap((remote) => {
    const release = lastGoodOf(channel, remote);
    return release ? [[remote, release] as const] : [];
  });
  return [present.releases, ...present.rollouts.map(({ releases }) => releases), Object.fromEntries(lastGood)];
}
