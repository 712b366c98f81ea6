import { checkHistory } from '../channels/check-history.ts';
import { channelKind, mostChannelBytes, type ChannelDocument } from '../documents/channel-document.ts';
import { channelPayload, readHead } from '../documents/channel-wire.ts';
import { checkValidity } from '../documents/document-time.ts';
import type { LaterMembers } from '../documents/parse-document.ts';
import { Refused } from '../documents/refusal.ts';
import { openSigned } from '../documents/signed-document.ts';
import { registryKeyOf, type RegistryKeys } from '../keys/registry-keys.ts';

/** The channel, when the registry signed it, it is the one that was asked for, its time has come and not passed, and it does not go behind what was seen. `now` null leaves out the time. */
export function verifyChannel(
  bytes: Uint8Array,
  {
    name,
    registryKeys,
    now,
    seen,
    later = 'refused',
  }: { name: string; registryKeys: RegistryKeys; now: Date | null; seen: ChannelDocument | null; later?: LaterMembers },
): ChannelDocument {
  const what = `channel ${name}`;
  const expected = { what, kind: channelKind, payload: channelPayload, mostBytes: mostChannelBytes, later };
  const channel = readHead(openSigned(expected, bytes, (id) => registryKeyOf(registryKeys, id, what, now)).payload);
  if (channel.channel !== name)
    throw new Refused('foreign-name', `channel ${name}: the document is of ${channel.channel}`);
  if (now) checkValidity(`channel ${name}`, { from: channel.issued, until: channel.expires }, now);
  checkHistory(channel, seen);
  return channel;
}
