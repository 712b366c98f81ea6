import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { signRelease } from '../documents/release-signature.ts';
import { createSigningKey } from '../keys/signing-key.ts';
import { readBuiltFolder } from './release-bundle.ts';
import { openTrialRegistry, type TrialRegistry } from '../testing/trial-registry.ts';

let trial: TrialRegistry;
beforeEach(() => {
  trial = openTrialRegistry();
});
afterEach(() => trial.close());

const published = () => {
  const folder = join(trial.folder, 'releases', 'mf-trial');
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

const emptyDescriptor = { contract: '^1.0.0', routes: [], navigation: [], dialogs: [], panels: [], slots: [] };

describe('Publishing', () => {
  it('[MFE-1] keeps a version for ever: the same again is no change, other bytes are refused', async () => {
    const first = await trial.registry.publish(await trial.bundle());
    expect(first.fresh).toBe(true);
    expect(await trial.registry.publish(await trial.bundle())).toEqual({ ...first, fresh: false });
    await expect(trial.registry.publish(await trial.bundle({ entry: 'steal()' }))).rejects.toThrow('never changes');
    expect((await trial.registry.readRelease('mf-trial', '1.0.0+aa')).digest).toBe(first.digest);
  });

  it('[MFE-1] refuses a release that nobody signed, that another key signed, or whose signature has expired', async () => {
    const bundle = await trial.bundle();
    const { signature } = bundle.signature;
    const changed = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    const forged = { ...bundle, signature: { ...bundle.signature, signature: changed } };
    await expect(trial.registry.publish(forged)).rejects.toMatchObject({ code: 'bad-signature' });
    const stranger = await trial.bundle({}, createSigningKey());
    const { length } = await trial.registry.log(100);
    await expect(trial.registry.publish(stranger)).rejects.toMatchObject({ code: 'unknown-key' });
    await expect(trial.registry.publish(forged)).rejects.toMatchObject({ code: 'bad-signature' });
    // Who has no credential writes nothing, not even into the log.
    expect(await trial.registry.log(100)).toHaveLength(length);
    trial.pass(500 * 24 * 3_600_000);
    await expect(trial.registry.publish(bundle)).rejects.toMatchObject({ code: 'expired' });
    expect(published()).toEqual([]);
  });

  it('[MFE-1] allows five minutes between the clocks, and not more', async () => {
    const bundle = await trial.bundle();
    trial.pass(-4 * 60_000);
    await trial.registry.publish(bundle);
    trial.pass(-4 * 60_000);
    await expect(trial.registry.publish(bundle)).rejects.toMatchObject({ code: 'not-yet-valid' });
  });

  it('[MFE-2] takes a credential for its one remote only', async () => {
    const key = await trial.credential('publish', 'mf-other');
    await expect(trial.registry.publish(await trial.bundle({}, key))).rejects.toMatchObject({
      code: 'foreign-credential',
    });
    expect(await trial.registry.log(1)).toMatchObject([
      { act: 'publish', by: 'publish of a test', what: 'mf-trial 1.0.0+aa', refused: 'foreign-credential' },
    ]);
    const promoter = await trial.credential('promote', 'mf-trial');
    await expect(trial.registry.publish(await trial.bundle({}, promoter))).rejects.toMatchObject({
      code: 'foreign-credential',
    });
    await expect(trial.credential('publish', null)).rejects.toThrow('names one remote');
  });

  it.each([
    ['remote', { record: { remote: 'mf-other' } }],
    ['version', { record: { version: '9.9.9' } }],
    ['descriptor', { record: { descriptor: { ...emptyDescriptor, id: 'mf-other' } } }],
  ])('[MFE-3] refuses a record of another %s than its signature speaks of', async (_name, release) => {
    const { files, ...built } = readBuiltFolder(trial.build(release));
    const key = await trial.credential('publish', 'mf-trial');
    const claim = { remote: 'mf-trial', version: '1.0.0+aa' };
    const signature = signRelease(built.release, claim, key, trial.now());
    await expect(trial.registry.publish({ release: built.release, files, signature })).rejects.toMatchObject({
      code: 'foreign-name',
    });
    expect(published()).toEqual([]);
  });

  it('[MFE-2] takes nothing new from a retired credential, and keeps what came before', async () => {
    const key = await trial.credential('publish', 'mf-trial');
    await trial.registry.publish(await trial.bundle({}, key));
    const before = await trial.bundle({ version: '1.0.2+cc' }, key);
    trial.pass(1000);
    await trial.registry.ring.retire(key.id);
    trial.pass(1000);
    const next = await trial.bundle({ version: '1.0.1+bb' }, key);
    await expect(trial.registry.publish(next)).rejects.toMatchObject({ code: 'retired-key' });
    await expect(trial.registry.publish(before)).rejects.toMatchObject({ code: 'retired-key' });
    await expect(trial.registry.readRelease('mf-trial', '1.0.0+aa')).resolves.toBeDefined();
  });

  it.each(['../../1', '1.0.0/../..', '1.0.0+a/b', '..', '1.0.0+a\u0000'])(
    '[MFE-2] refuses the version %j before it touches a path',
    async (version) => {
      const bundle = await trial.bundle();
      const key = await trial.registry.credential('publish', 'mf-trial');
      const signature = signRelease(bundle.release, { remote: 'mf-trial', version }, key, trial.now());
      await expect(trial.registry.publish({ ...bundle, signature })).rejects.toMatchObject({
        code: expect.stringMatching(/document-shape|holds-code/),
      });
      await expect(trial.registry.readRelease('mf-trial', version)).rejects.toMatchObject({ code: 'bad-name' });
      await expect(trial.registry.readRelease('mf-../..', '1.0.0')).rejects.toMatchObject({ code: 'bad-name' });
    },
  );

  it.each(['../entry.js', '/etc/passwd', 'a/../b.js', '.hidden.js', 'a\\b.js'])(
    '[MFE-2] refuses the file %j in a release',
    async (path) => {
      await expect(
        trial.bundle({ record: { files: { [path]: { sha384: 'A'.repeat(64), bytes: 1 } } } }),
      ).rejects.toMatchObject({ code: 'document-shape' });
    },
  );

  it('[MFE-3] refuses members that hold code and members that nobody knows', async () => {
    await expect(trial.bundle({ record: { git: 'x</script><script>steal()' } })).rejects.toMatchObject({
      code: 'holds-code',
    });
    await expect(trial.bundle({ record: { init: 'steal' } })).rejects.toThrow();
    const nested = { id: 'mf-trial', contract: '^1.0.0', routes: [], boot: 'x' };
    await expect(trial.bundle({ record: { descriptor: nested } })).rejects.toMatchObject({ code: 'unknown-member' });
  });

  it('[MFE-4] refuses files that are not those of the record, are missing, or that the record does not know', async () => {
    const lying = await trial.bundle({ described: 'something else' });
    await expect(trial.registry.publish(lying)).rejects.toMatchObject({ code: 'other-bytes' });
    const bundle = await trial.bundle();
    const less = new Map([...bundle.files].filter(([path]) => path !== 'screen.js'));
    await expect(trial.registry.publish({ ...bundle, files: less })).rejects.toMatchObject({ code: 'missing-file' });
    const more = new Map(bundle.files).set('extra.js', Buffer.from('steal()'));
    await expect(trial.registry.publish({ ...bundle, files: more })).rejects.toMatchObject({ code: 'unknown-file' });
    const compressed = new Map(bundle.files).set('entry.js.br', Buffer.from('steal()'));
    await expect(trial.registry.publish({ ...bundle, files: compressed })).rejects.toMatchObject({
      code: 'other-bytes',
    });
    for (const [path, bomb] of [
      ['entry.js.gz', gzipSync(Buffer.alloc(5_000_000))],
      ['entry.js.br', brotliCompressSync(Buffer.alloc(5_000_000))],
    ] as const)
      await expect(trial.registry.publish({ ...bundle, files: new Map(bundle.files).set(path, bomb) })).rejects.toThrow(
        'unpacks to more',
      );
    expect(published()).toEqual([]);
    writeFileSync(join(trial.build(), 'extra.js'), 'steal()');
    await expect(trial.bundle()).rejects.toMatchObject({ code: 'unknown-file' });
  });

  it('[MFE-1] notices a record that was changed after publishing', async () => {
    const { digest } = await trial.registry.publish(await trial.bundle());
    const file = join(trial.folder, 'releases', 'mf-trial', '1.0.0+aa', 'release.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('abc', 'abd'));
    await expect(trial.registry.readRelease('mf-trial', '1.0.0+aa', digest)).rejects.toMatchObject({
      code: 'other-bytes',
    });
    await expect(trial.registry.readRelease('mf-trial', '1.0.0+aa')).rejects.toMatchObject({ code: 'bad-signature' });
  });

  it.each([
    ['remote', { remote: 'mf-other', version: '1.0.0+aa' }],
    ['version', { remote: 'mf-trial', version: '9.9.9' }],
  ])('[MFE-3] believes no signature that speaks of another %s, though it is over these bytes', async (_name, claim) => {
    await trial.registry.publish(await trial.bundle());
    const folder = join(trial.folder, 'releases', 'mf-trial', '1.0.0+aa');
    const key = await trial.registry.credential('publish', 'mf-trial');
    const signature = signRelease(readFileSync(join(folder, 'release.json')), claim, key, trial.now());
    writeFileSync(join(folder, 'release.sig'), JSON.stringify(signature));
    await expect(trial.registry.readRelease('mf-trial', '1.0.0+aa')).rejects.toMatchObject({ code: 'bad-signature' });
  });

  it('[MFE-1] lets two publishers of one version at once end with one of them', async () => {
    const [one, other] = [await trial.bundle({ entry: 'one()' }), await trial.bundle({ entry: 'other()' })];
    const ends = await Promise.allSettled([trial.registry.publish(one), trial.registry.publish(other)]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const same = await Promise.all([trial.bundle({ version: '2.0.0' }), trial.bundle({ version: '2.0.0' })]);
    const both = await Promise.all(same.map((bundle) => trial.registry.publish(bundle)));
    expect(both[0]?.digest).toBe(both[1]?.digest);
  });

  it('leaves nothing behind of an upload that breaks off', async () => {
    const bundle = await trial.bundle();
    const files = new Map(bundle.files).set('screen.js', { length: 8 } as Uint8Array);
    await expect(trial.registry.publish({ ...bundle, files })).rejects.toThrow();
    await expect(trial.registry.storage.place('mf-trial/9.9.9', files)).rejects.toThrow();
    expect(published()).toEqual([]);
    expect(readdirSync(join(trial.folder, 'releases', '.arriving'))).toEqual([]);
  });

  it('makes nothing live and writes down who tried what', async () => {
    await trial.registry.publish(await trial.bundle());
    await trial.registry.publish(await trial.bundle({ entry: 'steal()' })).catch(() => undefined);
    expect((await trial.registry.status('stable')).present).toBeNull();
    expect(await trial.registry.log(10)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ act: 'publish', what: 'mf-trial 1.0.0+aa', by: 'this machine' }),
        expect.objectContaining({ act: 'publish', refused: 'version-taken' }),
      ]),
    );
  });
});
