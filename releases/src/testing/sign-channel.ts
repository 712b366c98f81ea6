import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { channelKind, type ChannelDocument } from '../documents/channel-document.ts';
import { channelPayload, readHead, writeHead } from '../documents/channel-wire.ts';
import { signDocument } from '../documents/signed-document.ts';
import type { SigningKey } from '../keys/signing-key.ts';

/** Signs the channel of a file again, as somebody with this key would who changed it. `as: 'whole'` writes it as registries did before there were segments. */
export function signChannel(
  file: string,
  key: SigningKey,
  change: (channel: ChannelDocument) => object = (channel) => channel,
  as: 'head' | 'whole' = 'head',
): void {
  const { payload } = JSON.parse(readFileSync(file, 'utf8')) as { payload: unknown };
  const channel = readHead(v.parse(channelPayload, payload));
  const changed = { ...channel, ...change(channel) };
  const written = as === 'whole' ? changed : writeHead(changed);
  writeFileSync(file, JSON.stringify(signDocument(channelKind, written, key)));
}
