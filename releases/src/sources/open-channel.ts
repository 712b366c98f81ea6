import { checkHistory } from '../channels/check-history.ts';
import { channelKind, mostChannelBytes, signedChannel, type ChannelDocument } from '../documents/channel-document.ts';
import { checkValidity } from '../documents/document-time.ts';
import { parseDocument } from '../documents/parse-document.ts';
import { Refused } from '../documents/refusal.ts';
import { openSigned } from '../documents/signed-document.ts';
import { keyId, publicKeyOf } from '../keys/signing-key.ts';

/** The channel, when the registry signed it, it is the one that was asked for, its time has come and not passed, and it does not go behind what was seen. `now` null leaves out the time. */
export function openChannel(
  bytes: Uint8Array,
  {
    name,
    registryKey,
    now,
    seen,
  }: { name: string; registryKey: string; now: Date | null; seen: ChannelDocument | null },
): ChannelDocument {
  const signed = parseDocument(`channel ${name}`, signedChannel, bytes, mostChannelBytes);
  if (signed.key !== keyId(registryKey))
    throw new Refused('unknown-key', `channel ${name} is signed by another registry`);
  const channel = openSigned(channelKind, signed, publicKeyOf(registryKey));
  if (channel.channel !== name)
    throw new Refused('foreign-name', `channel ${name}: the document is of ${channel.channel}`);
  if (now) checkValidity(`channel ${name}`, { from: channel.issued, until: channel.expires }, now);
  checkHistory(channel, seen);
  return channel;
}
