import { signDocument } from '../documents/signed-document.ts';
import { channelKind } from '../documents/channel-document.ts';
import { trustKeys } from '../keys/registry-keys.ts';
import { createSigningKey } from '../keys/signing-key.ts';
import { verifyChannel } from './verify-channel.ts';

const key = createSigningKey();
const issued = '2026-11-21T00:00:00.000Z';
const channel = { channel: 'stable', issued, expires: '2026-12-05T00:00:00.000Z', revisions: [] };
const bytes = Buffer.from(JSON.stringify(signDocument(channelKind, channel, key)));
const open = (name: string, now: Date | null = new Date(issued)) =>
  verifyChannel(bytes, { name, registryKeys: trustKeys([key.publicKey]), now, seen: null });

describe('[MFE-3] A channel', () => {
  it('is opened by its name, in its time, or at any time where that is left out', () => {
    expect(open('stable')).toEqual(channel);
    expect(open('stable', null)).toEqual(channel);
    expect(() => open('stable', new Date('2027-01-01'))).toThrow(expect.objectContaining({ code: 'expired' }));
  });

  it('is refused under another name, which says whose it is', () => {
    expect(() => open('beta')).toThrow(
      expect.objectContaining({ code: 'foreign-name', message: 'channel beta: the document is of stable' }),
    );
  });
});
