import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bucketOf } from '../channels/choose-rollouts.ts';
import type { Profile } from '../profiles/profile.ts';
import { seedProfiles } from '../profiles/seed-profiles.ts';
import type { RegistryCommand } from '../registry/registry-command.ts';
import { openTrialRegistry, type TrialRegistry } from '../testing/trial-registry.ts';
import { createFolderSource } from './folder-source.ts';

const seedNames = seedProfiles.map(({ name }) => name);

let trial: TrialRegistry;
beforeEach(async () => {
  trial = openTrialRegistry();
  const offers = { contract: '1.4.0', shared: { react: '19.3.1', 'react-dom': '19.3.1' }, events: [] };
  await act({ act: 'shell', shell: { name: 'web', version: '1.0.0', ...offers } });
  await trial.live({ remote: 'mf-hotels' }, { remote: 'mf-flights' });
  await promote('partners', { 'mf-hotels': '1.0.0+aa', 'mf-flights': '1.0.0+aa' });
});
afterEach(() => trial.close());

const hotels: Profile = {
  ...{ name: 'hotels-only', channel: 'partners', mode: 'web', shell: 'web', layout: 'web' },
  shows: { remotes: ['mf-hotels'] },
};
type Unsigned = RegistryCommand extends infer One ? (One extends unknown ? Omit<One, 'reason' | 'at'> : never) : never;
async function act(one: Unsigned) {
  const at = trial.now().toISOString();
  return trial.registry.act(await trial.registry.sign({ ...one, reason: 'a test', at } as RegistryCommand));
}
async function promote(channel: string, releases: Record<string, string>, share: number | null = null) {
  const after = (await trial.registry.status(channel)).present?.revision ?? 0;
  return act({ act: 'promote', channel, releases, share, after });
}
const set = async (profile: Profile) =>
  act({ act: 'profile-set', profile, after: (await trial.registry.profiles()).serial });
const remove = async (name: string) =>
  act({ act: 'profile-remove', profile: name, after: (await trial.registry.profiles()).serial });
const publish = async (remote: string, version: string) =>
  trial.registry.publish(await trial.bundle({ remote, version }));
const open = () => createFolderSource(trial.registry, { baseUrl: '/releases/', now: trial.now });
type Source = Awaited<ReturnType<typeof open>>;
const seen = (source: Source, profile: string, visitor: string | null = null) =>
  Object.entries(source.resolve({ visitor, profile }).releases).map(([remote, { version }]) => `${remote} ${version}`);
const served = (source: Source) => source.profiles?.().map(({ name }) => name);
const file = (name: string) => join(trial.registry.folder, name);

describe('A host', () => {
  it('serves the two profiles of a registry in which nobody has set one', async () => {
    const source = await open();
    expect(source.profiles?.()).toEqual(seedProfiles);
    expect(seen(source, 'web')).toEqual(['mf-hotels 1.0.0+aa', 'mf-flights 1.0.0+aa']);
    expect(seen(source, 'emongolia')).toEqual([]);
  });

  it('serves a profile from the look after it was set, as it was set again, and not after it was removed', async () => {
    const source = await open();
    await set(hotels);
    await source.refresh();
    expect(served(source)).toEqual([...seedNames, 'hotels-only']);
    expect(seen(source, 'hotels-only')).toEqual(['mf-hotels 1.0.0+aa']);
    await set({ ...hotels, shows: { remotes: ['mf-flights'] } });
    await source.refresh();
    expect(seen(source, 'hotels-only')).toEqual(['mf-flights 1.0.0+aa']);
    await remove('hotels-only');
    await source.refresh();
    expect(served(source)).toEqual(seedNames);
    expect(source.resolve({ visitor: null, profile: 'hotels-only' }).channel).toBe('stable');
  });

  it('shows of a remote what the profile lists', async () => {
    await trial.live({
      remote: 'mf-tours',
      routes: [
        { pattern: '/tours', chunk: 'screen' },
        { pattern: '/tours/:tour', chunk: 'screen' },
      ],
      dialogs: [{ view: 'TOUR_VIEW', chunk: 'screen' }],
    });
    await set({ ...hotels, channel: null, shows: { remotes: ['mf-tours'], routes: ['/tours'] } });
    const { releases } = (await open()).resolve({ visitor: null, profile: 'hotels-only' });
    const shown = releases['mf-tours']?.record.descriptor;
    expect(shown?.routes.map(({ pattern }) => pattern)).toEqual(['/tours']);
    expect(shown?.dialogs.map(({ view }) => view)).toEqual(['TOUR_VIEW']);
  });

  it("gives a profile the releases and shares of its own channel, which move without those of the web's", async () => {
    await set(hotels);
    const source = await open();
    await publish('mf-hotels', '1.1.0+bb');
    const { revision } = await promote('partners', { 'mf-hotels': '1.1.0+bb' }, 5000);
    const [rollout] = revision?.rollouts ?? [];
    await source.refresh();
    const visitors = Array.from({ length: 200 }, (_, one) => `v${one}`);
    const inShare = visitors.filter((one) => seen(source, 'hotels-only', one).includes('mf-hotels 1.1.0+bb'));
    expect(inShare).toEqual(visitors.filter((one) => rollout && bucketOf(one, rollout) < 5000));
    expect(inShare.length).toBeGreaterThan(60);
    for (const visitor of visitors) expect(seen(source, 'web', visitor)).toContain('mf-hotels 1.0.0+aa');
    await promote('partners', { 'mf-hotels': '1.1.0+bb' });
    await source.refresh();
    expect(seen(source, 'hotels-only')).toEqual(['mf-hotels 1.1.0+bb']);
    expect((await trial.registry.status('stable')).present?.revision).toBe(1);
  });

  it('reports the pages of each channel to that channel alone', async () => {
    await set(hotels);
    const source = await open();
    await publish('mf-hotels', '1.1.0+bb');
    await promote('partners', { 'mf-hotels': '1.1.0+bb' }, 5000);
    const count = { remote: 'mf-hotels', failures: 0 };
    await source.report?.([
      { ...count, channel: 'stable', version: '1.0.0+aa', pages: 7 },
      { ...count, channel: 'partners', version: '1.0.0+aa', pages: 90 },
      { ...count, channel: 'partners', version: '1.1.0+bb', pages: 90, failures: 60 },
    ]);
    const [stable, partners] = await Promise.all(['stable', 'partners'].map(trial.registry.status));
    expect(stable?.health['mf-hotels']).toMatchObject({ '1.0.0+aa': { pages: 7 } });
    expect(partners?.health['mf-hotels']).toMatchObject({ '1.0.0+aa': { pages: 90 } });
    expect(partners?.present).toMatchObject({ act: 'halt', rollouts: [] });
    expect(stable?.present?.act).toBe('promote');
  });

  it('does not hold the set of a page to a revision of another channel', async () => {
    await set(hotels);
    await publish('mf-hotels', '1.1.0+bb');
    await promote('partners', { 'mf-hotels': '1.1.0+bb' });
    const source = await open();
    const held = (channel: string) =>
      source.resolve({ visitor: null, profile: 'hotels-only', lease: { channel, revision: 1, rollouts: [] } }).revision;
    expect(held('partners')).toBe(1);
    expect(held('stable')).toBe(2);
  });

  it('names a channel of a profile among what ends by itself', async () => {
    await set(hotels);
    const source = await open();
    expect(source.endings?.().flatMap(({ kind, id }) => (kind === 'channel' ? [id] : []))).toEqual([
      'stable',
      'partners',
    ]);
  });

  it("goes on with the last good state of a profile's channel, and takes what is new of the others", async () => {
    await set(hotels);
    const source = await open();
    const partners = file('channels/partners.signed.json');
    writeFileSync(partners, readFileSync(partners, 'utf8').replace('1.0.0+aa', '1.0.0+ab'));
    await trial.live({ remote: 'mf-flights', version: '1.1.0+bb' });
    await expect(source.refresh()).rejects.toMatchObject({ code: 'bad-signature' });
    expect(seen(source, 'hotels-only')).toEqual(['mf-hotels 1.0.0+aa']);
    expect(seen(source, 'web')).toContain('mf-flights 1.1.0+bb');
  });

  it('does not serve a profile whose channel was never read, starts nevertheless, and says it at each look', async () => {
    await set(hotels);
    rmSync(file('channels/partners.signed.json'));
    const source = await open();
    expect(served(source)).toEqual(seedNames);
    await expect(source.refresh()).rejects.toThrow('channels/partners.signed.json is missing');
  });
});

describe('[MFE-3] The profiles that a host believes', () => {
  it('are those that the registry signed, and none that were changed on their way', async () => {
    await set(hotels);
    const source = await open();
    const good = readFileSync(file('profiles.json'), 'utf8');
    writeFileSync(file('profiles.json'), good.replace('"mf-hotels"', '"mf-flights"'));
    await expect(source.refresh()).rejects.toMatchObject({ code: 'bad-signature' });
    expect(seen(source, 'hotels-only')).toEqual(['mf-hotels 1.0.0+aa']);
    writeFileSync(file('profiles.json'), good);
    await source.refresh();
  });

  it('are never older than those that it has seen, nor none', async () => {
    await set(hotels);
    const before = readFileSync(file('profiles.json'));
    await set({ ...hotels, layout: 'mini-app' });
    const source = await open();
    writeFileSync(file('profiles.json'), before);
    await expect(source.refresh()).rejects.toMatchObject({ code: 'replayed' });
    rmSync(file('profiles.json'));
    await expect(source.refresh()).rejects.toMatchObject({ code: 'replayed' });
    expect(source.profiles?.().at(-1)?.layout).toBe('mini-app');
    rmSync(file('channels/stable.signed.json'));
    expect(served(await open())).toContain('hotels-only');
  });

  it("stay good when the registry's key is changed and the one before retired", async () => {
    await set(hotels);
    const source = await open();
    const before = await trial.registry.ownKeys.signing();
    trial.pass(1000);
    await trial.registry.ownKeys.rotate('a test');
    await trial.registry.ownKeys.retire(before.id, 'a test');
    await source.refresh();
    expect(seen(source, 'hotels-only')).toEqual(['mf-hotels 1.0.0+aa']);
    await set({ ...hotels, shows: { remotes: ['mf-flights'] } });
    await source.refresh();
    expect(seen(source, 'hotels-only')).toEqual(['mf-flights 1.0.0+aa']);
  });
});
