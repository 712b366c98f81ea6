import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChannelDocument } from '../documents/channel-document.ts';
import { signRelease } from '../documents/release-signature.ts';
import { createSigningKey } from '../keys/signing-key.ts';
import type { Visitor } from '../release-source.ts';
import { signChannel } from '../testing/sign-channel.ts';
import { openTrialRegistry, type TrialRegistry } from '../testing/trial-registry.ts';
import { createSource } from './create-source.ts';
import { signOverrideToken } from './override-token.ts';
import type { ReleaseReader } from './release-reader.ts';
import { createStorageReader } from './storage-reader.ts';

let trial: TrialRegistry;
beforeEach(async () => {
  trial = openTrialRegistry();
  await trial.live({}, { remote: 'mf-other' });
});
afterEach(() => trial.close());

const anybody: Visitor = { visitor: 'v1', profile: 'web' };
const path = (...parts: string[]) => join(trial.folder, 'releases', ...parts);
const channelFile = () => path('channels', 'stable.signed.json');
const open = (changes: Partial<ReleaseReader> = {}, registryKey = trial.registry.registryKey) =>
  createSource({
    reader: { ...createStorageReader(trial.registry.storage), ...changes },
    channel: 'stable',
    registryKey,
    baseUrl: '/releases/',
    lastSetFile: path('kept.json'),
    now: trial.now,
  });
const nobody = (): Promise<Uint8Array> => Promise.reject(new Error('no answer'));
const away = { ring: nobody, channel: nobody, release: nobody };
const version = (source: Awaited<ReturnType<typeof open>>) => source.resolve(anybody).releases['mf-trial']?.version;

const published = async (release: string) => {
  const { digest } = await trial.registry.publish(await trial.bundle({ version: release }));
  return { version: release, digest };
};

/** The channel as the registry itself would sign it, with changes. */
const signAnew = (change: (channel: ChannelDocument) => object, key = trial.registry.keys.key('registry')) =>
  signChannel(channelFile(), key, change);

describe('A source of releases', () => {
  it('[MFE-3] keeps the last good set when a changed document comes, and takes the next good one', async () => {
    const source = await open();
    await trial.live({ version: '1.1.0+bb' });
    const good = readFileSync(channelFile(), 'utf8');
    writeFileSync(channelFile(), good.replace('1.1.0+bb', '1.1.0+bc'));
    await expect(source.refresh()).rejects.toMatchObject({ code: 'bad-signature' });
    expect(version(source)).toBe('1.0.0+aa');
    writeFileSync(channelFile(), good);
    await source.refresh();
    expect(version(source)).toBe('1.1.0+bb');
    expect(source.resolve(anybody).releases['mf-trial']?.lastGood?.version).toBe('1.0.0+aa');
  });

  it('[MFE-3] loads a release that nobody had to touch for more than 400 days, because the channel names it', async () => {
    trial.pass(402 * 24 * 3_600_000);
    await trial.live({ remote: 'mf-other', version: '1.1.0+bb' });
    const source = await open();
    expect(version(source)).toBe('1.0.0+aa');
    const { digest } = source.resolve(anybody).releases['mf-trial'] ?? {};
    const issued = trial.now();
    const expires = new Date(issued.getTime() + 3_600_000).toISOString();
    const releases = { 'mf-trial': { version: '1.0.0+aa', digest: digest ?? '' } };
    const claims = { releases, subject: 'Bat', reason: 'a test', issued: issued.toISOString(), expires };
    const token = signOverrideToken(claims, trial.registry.keys.key('registry'));
    await expect(source.openOverride?.(token)).resolves.toMatchObject({ subject: 'Bat' });
    const fresh = { ...claims, releases: { 'mf-trial': await published('0.9.0+zz') } };
    trial.pass(402 * 24 * 3_600_000);
    const late = {
      ...fresh,
      issued: trial.now().toISOString(),
      expires: new Date(trial.now().getTime() + 1000).toISOString(),
    };
    await expect(
      source.openOverride?.(signOverrideToken(late, trial.registry.keys.key('registry'))),
    ).rejects.toMatchObject({ code: 'expired' });
  });

  it('[MFE-3] reads the keys after everything that they sign, profiles too', async () => {
    const reader = createStorageReader(trial.registry.storage);
    const seen: string[] = [];
    const within = (name: string, ms: number, read: () => Promise<Uint8Array | null>) => async () => {
      const bytes = await read();
      await new Promise((next) => setTimeout(next, ms));
      seen.push(name);
      return bytes;
    };
    const source = await open({
      profiles: within('profiles', 40, reader.profiles),
      registryKeys: within('keys', 0, reader.registryKeys),
    });
    seen.length = 0;
    await source.refresh();
    expect(seen).toEqual(['profiles', 'keys']);
  });

  it('[MFE-3] takes nothing from another registry', async () => {
    await expect(open({}, createSigningKey().publicKey)).rejects.toMatchObject({ code: 'unknown-key' });
  });

  it('[MFE-3] refuses a channel that somebody else signed, though the keyring is right', async () => {
    const source = await open();
    signAnew(() => ({}), createSigningKey());
    await expect(source.refresh()).rejects.toMatchObject({ code: 'unknown-key' });
    signAnew(() => ({}), await trial.credential('promote', null));
    await expect(source.refresh()).rejects.toMatchObject({ code: 'unknown-key' });
    expect(version(source)).toBe('1.0.0+aa');
  });

  it('[MFE-3] refuses an older keyring: a credential that was retired stays retired', async () => {
    const ring = path('keys', 'ring.json');
    const key = await trial.credential('publish', 'mf-trial');
    const before = readFileSync(ring);
    await trial.registry.ring.retire(key.id);
    const source = await open();
    writeFileSync(ring, before);
    await expect(source.refresh()).rejects.toMatchObject({ code: 'replayed' });
    expect(version(source)).toBe('1.0.0+aa');
  });

  it('[MFE-2] refuses a release that a credential signed after it was retired', async () => {
    const key = await trial.credential('publish', 'mf-trial');
    await trial.registry.ring.retire(key.id);
    trial.pass(1000);
    const release = readFileSync(path('mf-trial', '1.0.0+aa', 'release.json'));
    const signature = signRelease(release, { remote: 'mf-trial', version: '1.0.0+aa' }, key, trial.now());
    writeFileSync(path('mf-trial', '1.0.0+aa', 'release.sig'), JSON.stringify(signature));
    await expect(open()).rejects.toMatchObject({ code: 'retired-key' });
  });

  it('[MFE-3] refuses a channel under another name', async () => {
    signAnew(() => ({ channel: 'beta' }));
    await expect(open()).rejects.toMatchObject({ code: 'foreign-name' });
  });

  it('[MFE-3] refuses an expired channel, and one of the future, five minutes of skew allowed', async () => {
    const source = await open();
    signAnew(({ issued }) => ({ issued, expires: new Date(trial.now().getTime() - 4 * 60_000).toISOString() }));
    await source.refresh();
    trial.pass(2 * 60_000);
    signAnew(({ issued, expires }) => ({ issued, expires, revisions: [] }));
    await expect(source.refresh()).rejects.toMatchObject({ code: 'expired' });
    signAnew(() => ({
      issued: new Date(trial.now().getTime() + 6 * 60_000).toISOString(),
      expires: '2027-01-01T00:00:00.000Z',
    }));
    await expect(source.refresh()).rejects.toMatchObject({ code: 'not-yet-valid' });
  });

  it('[MFE-3] refuses an older channel that was good once, also after a cold start', async () => {
    const old = readFileSync(channelFile());
    await trial.live({ version: '1.1.0+bb' });
    const source = await open();
    writeFileSync(channelFile(), old);
    await expect(source.refresh()).rejects.toMatchObject({ code: 'replayed' });
    expect(version(source)).toBe('1.1.0+bb');
    expect(version(await open())).toBe('1.1.0+bb');
  });

  it('[MFE-3] refuses a channel whose past was rewritten, or that goes down without a signed rollback', async () => {
    await trial.live({ version: '1.1.0+bb' });
    const source = await open();
    signAnew(({ revisions }) => ({ revisions: revisions.map((one) => ({ ...one, reason: 'another one' })) }));
    await expect(source.refresh()).rejects.toMatchObject({ code: 'rewritten' });
    const lower = (act: string) =>
      signAnew(({ revisions }) => {
        const [first, second] = revisions;
        const past = [
          { ...first, reason: 'a test' },
          { ...second, reason: 'a test' },
        ];
        return { revisions: [...past, { ...past[0], revision: 3, act }] };
      });
    lower('promote');
    await expect(source.refresh()).rejects.toMatchObject({ code: 'lower-version' });
    lower('rollback');
    await source.refresh();
    expect(version(source)).toBe('1.0.0+aa');
  });

  it('[MFE-3] refuses a release with other bytes, without a signature, or too long', async () => {
    const source = await open();
    await trial.live({ version: '1.1.0+bb' });
    const record = path('mf-trial', '1.1.0+bb', 'release.json');
    const good = readFileSync(record, 'utf8');
    writeFileSync(record, good.replace('abc', 'abd'));
    await expect(source.refresh()).rejects.toMatchObject({ code: 'other-bytes' });
    writeFileSync(record, good);
    const signature = path('mf-trial', '1.1.0+bb', 'release.sig');
    const signed = readFileSync(signature, 'utf8');
    writeFileSync(signature, readFileSync(path('mf-trial', '1.0.0+aa', 'release.sig')));
    await expect(source.refresh()).rejects.toMatchObject({ code: 'bad-signature' });
    writeFileSync(signature, signed + ' '.repeat(5000));
    await expect(source.refresh()).rejects.toMatchObject({ code: 'document-too-long' });
    expect(version(source)).toBe('1.0.0+aa');
  });

  it('[MFE-3] starts from its kept set without the registry, though that is long expired', async () => {
    await open();
    trial.pass(500 * 24 * 3_600_000);
    const source = await open(away);
    expect(version(source)).toBe('1.0.0+aa');
    await expect(source.refresh()).rejects.toThrow('no answer');
  });

  it('[MFE-3] does not believe a kept set that was changed', async () => {
    await open();
    const persisted = JSON.parse(readFileSync(path('kept.json'), 'utf8')) as { channel: string };
    const channel = Buffer.from(persisted.channel, 'base64').toString('utf8').replace('1.0.0+aa', '1.0.0+ab');
    writeFileSync(
      path('kept.json'),
      JSON.stringify({ ...persisted, channel: Buffer.from(channel).toString('base64') }),
    );
    await expect(open(away)).rejects.toThrow('no answer');
  });

  it('gives a share of the visitors whole sets, and falls back from them to the stable release', async () => {
    await trial.registry.publish(await trial.bundle({ version: '2.0.0' }));
    await trial.registry.publish(await trial.bundle({ remote: 'mf-other', version: '2.0.0' }));
    await trial.promote({ 'mf-trial': '2.0.0', 'mf-other': '2.0.0' }, 3000);
    const source = await open();
    const sets = Array.from({ length: 400 }, (_, index) => source.resolve({ ...anybody, visitor: `visitor ${index}` }));
    const own = sets.filter(({ releases }) => releases['mf-trial']?.version === '2.0.0');
    expect(own.length).toBeGreaterThan(80);
    expect(own.length).toBeLessThan(160);
    for (const { releases } of sets)
      expect(releases['mf-other']?.version === '2.0.0').toBe(releases['mf-trial']?.version === '2.0.0');
    expect(own[0]?.releases['mf-trial']?.lastGood?.version).toBe('1.0.0+aa');
    expect(source.resolve({ ...anybody, visitor: null }).releases['mf-trial']?.version).toBe('1.0.0+aa');
  });

  it('[PERSIST-04] [CARD-23] gives the mini-app the remotes and routes that are made for it, and no other by a share or a tester either', async () => {
    const both = ['web', 'emongolia'] as const;
    await trial.live({
      remote: 'mf-mini',
      modes: both,
      routes: [
        { pattern: '/mini', chunk: 'screen' },
        { pattern: '/mini/alerts', chunk: 'screen', modes: ['web'] },
      ],
    });
    await trial.registry.publish(await trial.bundle({ version: '2.0.0' }));
    await trial.promote({ 'mf-trial': '2.0.0' }, 9999);
    const source = await open();
    const registered = (visitor: Partial<Visitor>) =>
      Object.keys(source.resolve({ ...anybody, ...visitor }).releases).toSorted();
    expect(registered({ profile: 'emongolia' })).toEqual(['mf-mini']);
    expect(registered({ profile: 'web' })).toEqual(['mf-mini', 'mf-other', 'mf-trial']);
    const routesIn = (profile: Visitor['profile']) =>
      source
        .resolve({ ...anybody, profile })
        .releases['mf-mini']?.record.descriptor.routes.map(({ pattern }) => pattern);
    expect(routesIn('web')).toEqual(['/mini', '/mini/alerts']);
    expect(routesIn('emongolia')).toEqual(['/mini']);
    const { version, digest } = source.resolve(anybody).releases['mf-trial'] ?? {};
    const releases = { 'mf-trial': { version: version ?? '', digest: digest ?? '' } };
    const override = { releases, subject: 'Bat', expires: '2027-01-01T00:00:00.000Z' };
    expect(registered({ profile: 'emongolia', override })).toEqual(['mf-mini']);
  });

  it('holds the set of a payment under way through promotions, rollbacks and a restart, for two hours', async () => {
    const first = (await open()).resolve(anybody);
    const lease = { revision: first.revision, rollouts: [] };
    await trial.live({ version: '1.1.0+bb' });
    const source = await open();
    expect(source.resolve({ ...anybody, lease }).releases['mf-trial']?.version).toBe('1.0.0+aa');
    expect(version(source)).toBe('1.1.0+bb');
    trial.pass(3 * 3_600_000);
    await trial.live({ version: '1.2.0+cc' });
    const later = await open();
    expect(later.resolve({ ...anybody, lease }).releases['mf-trial']?.version).toBe('1.2.0+cc');
  });

  it('pins published releases by a token of the registry, and refuses other tokens', async () => {
    await trial.registry.publish(await trial.bundle({ version: '3.0.0' }));
    const act = {
      act: 'override',
      releases: { 'mf-trial': '3.0.0' },
      subject: 'Bat',
      hours: 1,
      reason: 'look',
      at: trial.now().toISOString(),
    } as const;
    const { token = '' } = await trial.registry.act(await trial.registry.sign(act));
    const source = await open();
    const override = await source.openOverride?.(token);
    expect(source.resolve({ ...anybody, override: override ?? null }).releases['mf-trial']?.version).toBe('3.0.0');
    const lease = { revision: 1, rollouts: [] };
    expect(source.resolve({ ...anybody, lease, override: override ?? null }).releases['mf-trial']?.version).toBe(
      '1.0.0+aa',
    );
    const forged = Buffer.from(Buffer.from(token, 'base64url').toString().replace('Bat', 'Bob')).toString('base64url');
    await expect(source.openOverride?.(forged)).rejects.toMatchObject({ code: 'bad-signature' });
    trial.pass(61 * 60_000);
    await expect(source.openOverride?.(token)).rejects.toMatchObject({ code: 'expired' });
  });

  it('believes no token that is meant to live longer than eight hours, or comes from another registry', async () => {
    const source = await open();
    const digest = source.resolve(anybody).releases['mf-trial']?.digest ?? '';
    const claims = (hours: number) => ({
      releases: { 'mf-trial': { version: '1.0.0+aa', digest } },
      subject: 'Bat',
      reason: 'look',
      issued: trial.now().toISOString(),
      expires: new Date(trial.now().getTime() + hours * 3_600_000).toISOString(),
    });
    const key = trial.registry.keys.key('registry');
    await expect(source.openOverride?.(signOverrideToken(claims(8), key))).resolves.toMatchObject({ subject: 'Bat' });
    await expect(source.openOverride?.(signOverrideToken(claims(9), key))).rejects.toMatchObject({ code: 'too-long' });
    const foreign = signOverrideToken(claims(8), createSigningKey());
    await expect(source.openOverride?.(foreign)).rejects.toMatchObject({ code: 'unknown-key' });
  });

  it('resolves in less than a millisecond at the median', async () => {
    await trial.registry.publish(await trial.bundle({ version: '2.0.0' }));
    await trial.promote({ 'mf-trial': '2.0.0' }, 5000);
    const source = await open();
    const times = Array.from({ length: 2000 }, (_, index) => {
      const start = performance.now();
      source.resolve({ ...anybody, visitor: `visitor ${index}` });
      return performance.now() - start;
    });
    expect(times.toSorted((a, b) => a - b)[1000]).toBeLessThan(1);
  });
});
