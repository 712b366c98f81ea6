import * as v from 'valibot';
import type { ChannelDocument, ChannelRevision } from '../documents/channel-document.ts';
import { releaseVersion, remoteId } from '../documents/release-record.ts';
import { documentKeys } from '../sources/release-reader.ts';
import type { Storage } from '../storage/storage.ts';
import type { ChannelStore } from './channel-store.ts';
import type { ReleaseStore } from './release-store.ts';

const revision = v.pipe(v.number(), v.integer(), v.minValue(0));

/** By remote and version the newest closed revision in which it was live for everybody; `upTo` is the newest that was looked at. */
const note = v.object({ upTo: revision, versions: v.record(remoteId, v.record(releaseVersion, revision)) });
type Note = v.InferOutput<typeof note>;

/**
 * Finds when a version was live without reading every closed revision of a channel: what was found once is noted beside them, and only what was closed since is read. The
 * note proves nothing: whoever goes back still reads the revision itself.
 */
export function createLiveVersions(
  storage: Storage,
  channels: Pick<ChannelStore, 'past'>,
  releases: Pick<ReleaseStore, 'read'>,
) {
  async function upToDate(channel: ChannelDocument): Promise<Note> {
    const key = documentKeys.live(channel.channel);
    const closed = channel.before?.revision ?? 0;
    const bytes = await storage.read(key);
    const noted = open(bytes, closed);
    if (noted.upTo === closed) return noted;
    const { revisions } = await channels.past(channel, ({ before }) => (before?.revision ?? 0) <= noted.upTo);
    const added = revisions.filter((one) => one.revision > noted.upTo && one.revision <= closed);
    const next = { upTo: closed, versions: withRevisions(noted.versions, added) };
    // False when somebody else was first: with the same, or with more.
    await storage.swap(key, Buffer.from(JSON.stringify(next)), bytes);
    return next;
  }
  return {
    /** The newest revision in which this version of the remote was live for everybody; null for none. Rejects with `not-published` for a version that does not exist. */
    async lastRevision(channel: ChannelDocument, remote: string, version: string): Promise<number | null> {
      const recent = channel.revisions.findLast(({ releases: live }) => live[remote]?.version === version);
      if (recent) return recent.revision;
      await releases.read(remote, version);
      const { versions } = await upToDate(channel);
      return versions[remote]?.[version] ?? null;
    },
  };
}

export type LiveVersions = ReturnType<typeof createLiveVersions>;

/** Empty when there is none, it cannot be read, or it is of a channel that was longer than this one, as after a restored backup. */
function open(bytes: Buffer | null, closed: number): Note {
  const parsed = v.safeParse(note, bytes && JSON.parse(bytes.toString('utf8')));
  return parsed.success && parsed.output.upTo <= closed ? parsed.output : { upTo: 0, versions: {} };
}

function withRevisions(versions: Note['versions'], revisions: readonly ChannelRevision[]): Note['versions'] {
  const all = Object.fromEntries(Object.entries(versions).map(([remote, known]) => [remote, { ...known }]));
  for (const { revision: number, releases } of revisions)
    for (const [remote, { version }] of Object.entries(releases)) (all[remote] ??= {})[version] = number;
  return all;
}
