import { channelKind, channelName, type ChannelDocument, type ChannelRevision } from '../documents/channel-document.ts';
import { Refused } from '../documents/refusal.ts';
import { signDocument } from '../documents/signed-document.ts';
import type { SigningKey } from '../keys/signing-key.ts';
import { openChannel } from '../sources/open-channel.ts';
import { documentKeys } from '../sources/release-reader.ts';
import type { Storage } from '../storage/storage.ts';
import * as v from 'valibot';

/** A channel is good for a fortnight and signed anew after half of it: a registry that is away for days stops nobody from starting. */
const lifeMs = 14 * 24 * 3_600_000;

const suffix = '.signed.json';

/** Reads and writes the channels of a registry; two writers at once both get their revision, one after the other. */
export function createChannelBook(storage: Storage, registryKey: SigningKey, now: () => Date) {
  const keyOf = (name: string) => {
    if (!v.is(channelName, name))
      throw new Refused('channel-name', `${name} is no name of a channel: small letters, digits and hyphens`);
    return documentKeys.channel(name);
  };
  const open = (name: string, bytes: Buffer | null): ChannelDocument => {
    const issued = now().toISOString();
    if (!bytes) return { channel: name, issued, expires: issued, revisions: [] };
    return openChannel(bytes, { name, registryKey: registryKey.publicKey, now: null, seen: null });
  };
  const write = async (
    name: string,
    before: Buffer | null,
    last: ChannelDocument,
    revisions: readonly ChannelRevision[],
  ) => {
    // Later than the one before, also when the clock was set back: no two documents of a channel are equal.
    const from = Math.max(now().getTime(), before ? Date.parse(last.issued) + 1 : 0);
    const next: ChannelDocument = {
      channel: name,
      issued: new Date(from).toISOString(),
      expires: new Date(from + lifeMs).toISOString(),
      revisions: [...revisions],
    };
    return storage.swap(keyOf(name), Buffer.from(JSON.stringify(signDocument(channelKind, next, registryKey))), before);
  };
  const names = async (): Promise<readonly string[]> => {
    const files = await storage.list('channels');
    return files.filter((name) => name.endsWith(suffix)).map((name) => name.slice(0, -suffix.length));
  };
  return {
    async read(name: string): Promise<ChannelDocument> {
      return open(name, await storage.read(keyOf(name)));
    },
    /** Adds the revision that `decide` makes of the channel; null adds none. `decide` runs again when another writer was first. */
    async add(
      name: string,
      decide: (channel: ChannelDocument) => ChannelRevision | null | Promise<ChannelRevision | null>,
    ): Promise<{ revision: ChannelRevision | undefined; changed: boolean }> {
      for (;;) {
        const before = await storage.read(keyOf(name));
        const channel = open(name, before);
        const revision = await decide(channel);
        if (!revision) return { revision: channel.revisions.at(-1), changed: false };
        if (await write(name, before, channel, [...channel.revisions, revision])) return { revision, changed: true };
      }
    },
    names,
    /** Signs every channel anew, so that whoever is about to write one has to look again. */
    async touch(): Promise<void> {
      for (const name of await names()) {
        for (;;) {
          const before = await storage.read(keyOf(name));
          if (!before) break;
          const channel = open(name, before);
          if (await write(name, before, channel, channel.revisions)) break;
        }
      }
    },
    /** Signs a channel anew when half of its time has passed. */
    async renew(name: string): Promise<void> {
      const before = await storage.read(keyOf(name));
      if (!before) return;
      const channel = open(name, before);
      if (Date.parse(channel.expires) - now().getTime() < lifeMs / 2)
        await write(name, before, channel, channel.revisions);
    },
  };
}

export type ChannelBook = ReturnType<typeof createChannelBook>;
