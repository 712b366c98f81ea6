import { signRelease } from '../documents/release-signature.ts';
import type { Keyring } from '../keys/keyring.ts';
import { createSigningKey } from '../keys/signing-key.ts';
import { readBuiltFolder } from './release-bundle.ts';
import { openTrialRegistry, type TrialRegistry } from '../testing/trial-registry.ts';
import { createOpenedReleases, mostOpened } from './opened-releases.ts';

let trial: TrialRegistry;
beforeEach(() => {
  trial = openTrialRegistry();
});
afterEach(() => trial.close());

const key = createSigningKey();
const ring = (serial = 1): Keyring => ({
  serial,
  issued: '2026-11-21T00:00:00.000Z',
  keys: [{ id: key.id, publicKey: key.publicKey, may: 'publish', remote: 'mf-trial', holder: 'a test' }],
});
function release(version = '1.0.0+aa', signer = key) {
  const expected = { remote: 'mf-trial', version };
  const bytes = Buffer.from(readBuiltFolder(trial.build({ version })).release);
  const signature = Buffer.from(JSON.stringify(signRelease(bytes, expected, signer, trial.now())));
  return { documents: { release: bytes, signature }, expected };
}

describe('[MFE-3] A release that was verified', () => {
  it('is not verified again while its bytes, its signature and the keyring are the same', () => {
    const open = createOpenedReleases();
    const { documents, expected } = release();
    const { record, digest } = open(documents, expected, ring());
    const again = { release: Buffer.from(documents.release), signature: Buffer.from(documents.signature) };
    expect(open(again, { ...expected, digest }, ring()).record).toBe(record);
    expect(open(again, expected, ring(2)).record).not.toBe(record);
  });

  it('is refused as before when its bytes, its signature, its digest or the keyring are others', () => {
    const open = createOpenedReleases();
    const { documents, expected } = release();
    open(documents, expected, ring());
    const other = Buffer.from(documents.release.toString().replace('"git":"abc"', '"git":"abd"'));
    const forged = release('1.0.0+aa', createSigningKey()).documents.signature;
    const code = (name: string): Error => expect.objectContaining({ code: name });
    expect(() => open({ ...documents, release: other }, expected, ring())).toThrow(code('bad-signature'));
    expect(() => open({ ...documents, signature: forged }, expected, ring())).toThrow(code('unknown-key'));
    expect(() => open(documents, { ...expected, digest: 'A'.repeat(64) }, ring())).toThrow(code('other-bytes'));
    expect(() => open(documents, expected, { ...ring(2), keys: [] })).toThrow(code('unknown-key'));
  });

  it(`is remembered with ${mostOpened - 1} others`, () => {
    const open = createOpenedReleases();
    const first = release();
    const { record } = open(first.documents, first.expected, ring());
    const fill = (from: number, count: number) => {
      for (let index = from; index < from + count; index += 1) {
        const { documents, expected } = release(`2.0.${index}+aa`);
        open(documents, expected, ring());
      }
    };
    fill(0, mostOpened - 1);
    expect(open(first.documents, first.expected, ring()).record).toBe(record);
    fill(mostOpened, mostOpened);
    expect(open(first.documents, first.expected, ring()).record).not.toBe(record);
  });
});
