import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Keyring, KeyringKey } from '../keys/keyring.ts';
import { createSigningKey } from '../keys/signing-key.ts';
import { buildTrialRelease, type TrialRelease } from '../testing/trial-release.ts';
import { clockSkewMs } from './document-time.ts';
import { digestOf, openRelease, signRelease } from './release-signature.ts';
import { signDocument } from './signed-document.ts';

const folder = mkdtempSync(join(tmpdir(), 'aylal-signature-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const signedAt = new Date('2026-11-21T00:00:00.000Z');
const key = createSigningKey();
const named = { remote: 'mf-trial', version: '1.0.0+aa' };
const bytesOf = (given: TrialRelease = {}) => readFileSync(join(buildTrialRelease(folder, given), 'release.json'));
const release = bytesOf();
const holder: KeyringKey = {
  id: key.id,
  publicKey: key.publicKey,
  may: 'publish',
  remote: 'mf-trial',
  holder: 'a test',
};
const ring = (changes: Partial<KeyringKey> = {}): Keyring => ({
  serial: 1,
  issued: signedAt.toISOString(),
  keys: [{ ...holder, ...changes }],
});
const encoded = (signature: unknown) => Buffer.from(JSON.stringify(signature));
const signature = encoded(signRelease(release, named, key, signedAt));
const open = (given: {
  release?: Uint8Array;
  signature?: Uint8Array;
  expected?: Parameters<typeof openRelease>[1];
  ring?: Keyring;
  now?: Date | null;
}) =>
  openRelease(
    { release: given.release ?? release, signature: given.signature ?? signature },
    given.expected ?? named,
    given.ring ?? ring(),
    given.now === undefined ? signedAt : given.now,
  );
/** Signed by hand, as no publisher of ours would. */
const claimed = (changes: object) =>
  encoded(
    signDocument(
      'aylal-release',
      {
        ...named,
        digest: digestOf(release),
        signed: signedAt.toISOString(),
        expires: '2027-01-01T00:00:00.000Z',
        ...changes,
      },
      key,
    ),
  );
const refused = (code: string, message = '') =>
  expect.objectContaining({ code, message: expect.stringContaining(message) });

describe('[MFE-1] A signed release', () => {
  it('is opened by its name, its version and its digest', () => {
    expect(open({ expected: { ...named, digest: digestOf(release) } })).toMatchObject(named);
    expect(open({ signature: claimed({}) })).toMatchObject(named);
  });

  it('is good for 400 days, and for ever where the time is left out', () => {
    const end = signedAt.getTime() + 400 * 24 * 3_600_000 + clockSkewMs;
    expect(open({ now: new Date(end) })).toMatchObject(named);
    expect(() => open({ now: new Date(end + 1) })).toThrow(refused('expired'));
    expect(open({ now: null })).toMatchObject(named);
  });

  it.each<[string, Parameters<typeof open>[0], code: string, message: string]>([
    [
      'other bytes than the channel names',
      { expected: { ...named, digest: digestOf(Buffer.from('{}')) } },
      'other-bytes',
      'release.json is not what was published',
    ],
    ['other bytes than were signed', { release: bytesOf({ entry: 'other()' }) }, 'bad-signature', 'for other bytes'],
    [
      'a signature for another version',
      { signature: claimed({ version: '1.1.0' }) },
      'bad-signature',
      'mf-trial 1.1.0',
    ],
    ['a signature for another remote', { signature: claimed({ remote: 'mf-other' }) }, 'bad-signature', 'mf-other'],
    [
      'a key that may not publish',
      { ring: ring({ may: 'promote' }) },
      'foreign-credential',
      'may not publish mf-trial',
    ],
    ['a key of another remote', { ring: ring({ remote: 'mf-other' }) }, 'foreign-credential', `key ${key.id}`],
    ['a key that nobody knows', { ring: { ...ring(), keys: [] } }, 'unknown-key', `no key ${key.id} is known`],
    [
      'a key that was retired before',
      { ring: ring({ retired: '2026-11-20T23:59:59.999Z' }) },
      'retired-key',
      'was retired on 2026-11-20T23:59:59.999Z',
    ],
  ])('is refused with %s', (_name, given, code, message) => {
    expect(() => open(given)).toThrow(refused(code, message));
  });

  it('stays good when its key is retired at the same moment or later', () => {
    expect(open({ ring: ring({ retired: signedAt.toISOString() }) })).toMatchObject(named);
  });

  it.each<[string, TrialRelease]>([
    ['of another remote', { record: { remote: 'mf-other' } }],
    ['of another version', { record: { version: '9.0.0' } }],
  ])('is refused when its record is %s', (_name, given) => {
    const other = bytesOf({ ...named, ...given });
    const signed = encoded(signRelease(other, named, key, signedAt));
    expect(() => open({ release: other, signature: signed })).toThrow(refused('foreign-name', 'the record is of'));
  });

  it('is refused when its descriptor is of another remote', () => {
    const record = JSON.parse(release.toString('utf8')) as { descriptor: { id: string } };
    const other = encoded({ ...record, descriptor: { ...record.descriptor, id: 'mf-other' } });
    const signed = encoded(signRelease(other, named, key, signedAt));
    expect(() => open({ release: other, signature: signed })).toThrow(refused('foreign-name', 'the record is of'));
  });
});
