import { channelKind, channelName, mostChannelBytes } from '../documents/channel-document.ts';
import type { ChannelDocument, ChannelRevision } from '../documents/channel-document.ts';
import type { ChannelPart } from '../documents/channel-segment.ts';
import { writeHead } from '../documents/channel-wire.ts';
import { Refused } from '../documents/refusal.ts';
import { signDocument } from '../documents/signed-document.ts';
import { verifyChannel } from '../sources/verify-channel.ts';
import { documentKeys } from '../sources/release-reader.ts';
import type { Storage } from '../storage/storage.ts';
import type { RegistryKeyStore } from './registry-key-store.ts';
import { createSegmentStore } from './segment-store.ts';
import * as v from 'valibot';

/** A channel is good for a fortnight and signed again after half of it: a registry that is away for days stops nobody from starting. */
const lifeMs = 14 * 24 * 3_600_000;

const suffix = '.signed.json';

/** Decides on the revision that follows; null adds none. */
type Decide = (channel: ChannelDocument) => ChannelRevision | null | Promise<ChannelRevision | null>;

/** Reads and writes the channels of a registry; two writers at once both get their revision, one after the other. Old revisions are closed into segments, so that the head stays small. */
export function createChannelStore(storage: Storage, registryKeys: RegistryKeyStore, now: () => Date) {
  const segments = createSegmentStore(storage, now);
  const keyOf = (name: string) => {
    if (!v.is(channelName, name))
      throw new Refused('channel-name', `${name} is no name of a channel: small letters, digits and hyphens`);
    return documentKeys.channel(name);
  };
  // Every look at a channel reads its bytes; the same bytes are verified once.
  const opened = new Map<string, { readonly bytes: Buffer; readonly channel: ChannelDocument }>();
  const open = async (name: string, bytes: Buffer | null): Promise<ChannelDocument> => {
    const issued = now().toISOString();
    if (!bytes) return { channel: name, issued, expires: issued, revisions: [] };
    const last = opened.get(name);
    if (last?.bytes.equals(bytes)) return last.channel;
    const believed = await registryKeys.believed();
    const channel = verifyChannel(bytes, { name, registryKeys: believed, now: null, seen: null });
    opened.set(name, { bytes, channel });
    return channel;
  };
  const write = async (before: Buffer | null, last: ChannelDocument, revisions: readonly ChannelRevision[]) => {
    const part = await segments.close(last.channel, { ...last, revisions });
    // Later than the one before, also when the clock was set back: no two documents of a channel are equal.
    const from = Math.max(now().getTime(), before ? Date.parse(last.issued) + 1 : 0);
    const head = writeHead({
      channel: last.channel,
      issued: new Date(from).toISOString(),
      expires: new Date(from + lifeMs).toISOString(),
      ...part,
    });
    const signing = await registryKeys.signing();
    const bytes = Buffer.from(JSON.stringify(signDocument(channelKind, head, signing)));
    if (bytes.length > mostChannelBytes)
      throw new Refused('document-too-long', `channel ${last.channel} would have ${bytes.length} bytes`);
    return storage.swap(keyOf(last.channel), bytes, before);
  };
  const names = async (): Promise<readonly string[]> => {
    const files = await storage.list('channels');
    return files.filter((name) => name.endsWith(suffix)).map((name) => name.slice(0, -suffix.length));
  };
  const read = async (name: string): Promise<ChannelDocument> => open(name, await storage.read(keyOf(name)));
  return {
    /** The head: the newest revisions, and what is before them. */
    read,
    /** Adds the revision that `decide` makes of the channel. `decide` runs again when another writer was first. */
    async add(name: string, decide: Decide): Promise<{ revision: ChannelRevision | undefined; changed: boolean }> {
      for (;;) {
        const before = await storage.read(keyOf(name));
        const channel = await open(name, before);
        const revision = await decide(channel);
        if (!revision) return { revision: channel.revisions.at(-1), changed: false };
        if (await write(before, channel, [...channel.revisions, revision])) return { revision, changed: true };
      }
    },
    /** The head with as many closed segments in front of it as it takes until `enough`, or all. Throws `rewritten` when a segment is not what was closed. */
    past: (channel: ChannelDocument, enough: (part: ChannelPart) => boolean): Promise<ChannelDocument> =>
      segments.past(channel, enough),
    names,
    /** Signs every channel again, so that whoever is about to write one has to look again. */
    async touch(): Promise<void> {
      for (const name of await names()) {
        for (;;) {
          const before = await storage.read(keyOf(name));
          if (!before) break;
          const channel = await open(name, before);
          if (await write(before, channel, channel.revisions)) break;
        }
      }
    },
    /** Signs a channel again when half of its time has passed, or when it is from before there were segments. */
    async renew(name: string): Promise<void> {
      const before = await storage.read(keyOf(name));
      if (!before) return;
      const channel = await open(name, before);
      const isWhole = before.includes('"revisions":');
      if (isWhole || Date.parse(channel.expires) - now().getTime() < lifeMs / 2)
        await write(before, channel, channel.revisions);
    },
  };
}

export type ChannelStore = ReturnType<typeof createChannelStore>;
