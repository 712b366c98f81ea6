import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChannelDocument } from '../documents/channel-document.ts';
import type { ReleaseRecord } from '../documents/release-record.ts';
import { digestOf, signRelease } from '../documents/release-signature.ts';
import { signDocument } from '../documents/signed-document.ts';
import { keyringKind, type Keyring } from '../keys/keyring.ts';
import { createSigningKey } from '../keys/signing-key.ts';
import { signChannel } from '../testing/sign-channel.ts';
import { openTrialRegistry, type TrialRegistry } from '../testing/trial-registry.ts';
import { createSource } from './create-source.ts';
import { readPersistedSet, writePersistedSet } from './persisted-set.ts';
import { createStorageReader } from './storage-reader.ts';

let trial: TrialRegistry;
beforeEach(async () => {
  trial = openTrialRegistry();
  await trial.live({});
  await trial.live({ version: '1.1.0+bb' });
});
afterEach(() => trial.close());

const path = (...parts: string[]) => join(trial.folder, 'releases', ...parts);
const files = { channel: () => path('channels', 'stable.signed.json'), ring: () => path('keys', 'ring.json') };
const open = () =>
  createSource({
    reader: createStorageReader(trial.registry.storage),
    channel: 'stable',
    registryKey: trial.registry.registryKey,
    baseUrl: '/releases/',
    lastSetFile: path('kept.json'),
    now: trial.now,
  });
const version = (source: Awaited<ReturnType<typeof open>>) =>
  source.resolve({ visitor: 'v1', profile: 'web' }).releases['mf-trial']?.version;

/** As a registry of a later version would sign it. */
function signAnew<T>(file: string, kind: string, change: (payload: T) => object) {
  const { payload } = JSON.parse(readFileSync(file, 'utf8')) as { payload: T };
  writeFileSync(file, JSON.stringify(signDocument(kind, change(payload), trial.registry.keys.key('registry'))));
}
const signChannelAnew = (change: (channel: ChannelDocument) => object) =>
  signChannel(files.channel(), trial.registry.keys.key('registry'), change);
const laterChannel = () =>
  signChannelAnew((channel) => ({
    ...channel,
    region: 'asia',
    revisions: channel.revisions.map((one) => ({ ...one, approvedBy: ['Bat'], note: { of: 'later' } })),
  }));

/** Another `release.json` under the same version, signed by its publisher and named in the channel; answers its digest. */
async function rewriteRecord(change: (record: ReleaseRecord) => object): Promise<string> {
  const claim = { remote: 'mf-trial', version: '1.1.0+bb' };
  const file = (name: string) => path(claim.remote, claim.version, name);
  const record = JSON.parse(readFileSync(file('release.json'), 'utf8')) as ReleaseRecord;
  const bytes = Buffer.from(JSON.stringify(change(record)));
  writeFileSync(file('release.json'), bytes);
  const key = await trial.registry.credential('publish', claim.remote);
  writeFileSync(file('release.sig'), JSON.stringify(signRelease(bytes, claim, key, trial.now())));
  const digest = digestOf(bytes);
  signChannelAnew((channel) => ({
    ...channel,
    revisions: channel.revisions.map((one) =>
      one.releases[claim.remote]?.version === claim.version
        ? { ...one, releases: { [claim.remote]: { version: claim.version, digest, weight: 3 } } }
        : one,
    ),
  }));
  return digest;
}

describe('A host under a registry of a later version', () => {
  it('[MFE-7] takes a channel with members that it does not know, and keeps it for a cold start', async () => {
    laterChannel();
    expect(version(await open())).toBe('1.1.0+bb');
    writeFileSync(files.channel(), '{}');
    expect(version(await open())).toBe('1.1.0+bb');
  });

  it('[MFE-3] checks the signature over those members too', async () => {
    const source = await open();
    laterChannel();
    const later = readFileSync(files.channel(), 'utf8');
    writeFileSync(files.channel(), later.replace('"asia"', '"europe"'));
    await expect(source.refresh()).rejects.toMatchObject({ code: 'bad-signature' });
    writeFileSync(files.channel(), later.replace(',"region":"asia"', ''));
    await expect(source.refresh()).rejects.toMatchObject({ code: 'bad-signature' });
    signChannelAnew((channel) => ({ ...channel, region: '<script>' }));
    await expect(source.refresh()).rejects.toMatchObject({ code: 'holds-code' });
  });

  it('[MFE-7] takes a keyring with rights and members that it does not know, which let nobody publish', async () => {
    const auditor = createSigningKey();
    signAnew<Keyring>(files.ring(), keyringKind, (ring) => ({
      ...ring,
      serial: ring.serial + 1,
      keys: [
        ...ring.keys.map((key) => ({ ...key, team: 'flights' })),
        { id: auditor.id, publicKey: auditor.publicKey, may: 'audit', remote: 'mf-trial', holder: 'auditor' },
      ],
    }));
    const source = await open();
    expect(version(source)).toBe('1.1.0+bb');
    const release = readFileSync(path('mf-trial', '1.1.0+bb', 'release.json'));
    const signature = signRelease(release, { remote: 'mf-trial', version: '1.1.0+bb' }, auditor, trial.now());
    writeFileSync(path('mf-trial', '1.1.0+bb', 'release.sig'), JSON.stringify(signature));
    writeFileSync(path('kept.json'), '{}');
    await expect(open()).rejects.toMatchObject({ code: 'foreign-credential' });
  });

  it('[MFE-7] takes a release whose record holds members that it does not know, by the digest of all its bytes', async () => {
    const digest = await rewriteRecord((record) => ({
      ...record,
      mood: 'later',
      descriptor: { ...record.descriptor, badge: { text: 'new' } },
    }));
    const { releases } = (await open()).resolve({ visitor: 'v1', profile: 'web' });
    expect(releases['mf-trial']).toMatchObject({ version: '1.1.0+bb', digest });
    expect(releases['mf-trial']?.record).not.toHaveProperty('mood');
  });

  it.each<[string, Partial<ReleaseRecord>]>([
    ['an entry', { entry: 'elsewhere.js' }],
    ['a chunk', { chunks: { screen: ['elsewhere.js'] } }],
    ['an exposed module', { exposes: { './remote': ['elsewhere.js'] } }],
    ['a server build', { server: 'elsewhere.js' }],
    ['a script named as a member of every object', { entry: 'toString' }],
  ])('[MFE-3] refuses a signed release with %s that has no hash in its record', async (_name, members) => {
    await rewriteRecord((record) => ({ ...record, ...members }));
    await expect(open()).rejects.toMatchObject({ code: 'no-hash' });
  });

  it.each<[string, Partial<ReleaseRecord>, string | null]>([
    ['takes', {}, '1.1.0+bb'],
    ['refuses', { entry: 'elsewhere.js' }, null],
  ])('[MFE-3] %s a signed release of the set that it kept as one of the registry', async (_verb, members, expected) => {
    await open();
    const persisted = await readPersistedSet(path('kept.json'));
    if (!persisted) throw new Error('no set was saved');
    const digest = await rewriteRecord((record) => ({ ...record, ...members }));
    const text = (file: string) => readFileSync(file).toString('base64');
    const own = (name: string) => text(path('mf-trial', '1.1.0+bb', name));
    const releases = {
      ...persisted.releases,
      [digest]: { release: own('release.json'), signature: own('release.sig') },
    };
    await writePersistedSet(path('kept.json'), { ring: text(files.ring()), channel: text(files.channel()), releases });
    writeFileSync(files.channel(), '{}');
    expect(await open().then(version, () => null)).toBe(expected);
  });

  it('[MFE-3] takes no way down by a command that it does not know', async () => {
    const source = await open();
    signChannelAnew((channel) => ({
      ...channel,
      revisions: [...channel.revisions, { ...channel.revisions[0], revision: 3, act: 'repair' }],
    }));
    await expect(source.refresh()).rejects.toMatchObject({ code: 'lower-version' });
    expect(version(source)).toBe('1.1.0+bb');
  });
});

describe('A registry of an older version', () => {
  it('does not write a channel on that it would cut, and publishes nothing that it does not understand', async () => {
    laterChannel();
    await expect(trial.promote({ 'mf-trial': '1.1.0+bb' })).rejects.toMatchObject({ code: 'unknown-member' });
    await expect(trial.bundle({ record: { mood: 'later' } })).rejects.toMatchObject({ code: 'unknown-member' });
  });
});
