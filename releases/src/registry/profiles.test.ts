import type { Profile } from '../profiles/profile.ts';
import { openTrialRegistry, type TrialRegistry } from '../testing/trial-registry.ts';
import type { ShellRecord } from './shell-record.ts';
import { seedProfiles } from '../profiles/seed-profiles.ts';

const seedNames = seedProfiles.map(({ name }) => name);

let trial: TrialRegistry;
beforeEach(async () => {
  trial = openTrialRegistry();
  await register({});
  await trial.live(
    { remote: 'mf-hotels', routes: [{ pattern: '/hotels', chunk: 'screen' }], menu: ['/hotels'] },
    { remote: 'mf-flights', modes: ['web', 'partner'], dialogs: [{ view: 'FARE_VIEW', chunk: 'screen' }] },
  );
});
afterEach(() => trial.close());

const shared = { react: '19.3.1', 'react-dom': '19.3.1' };
const offered: ShellRecord = {
  ...{ name: 'web', version: '2.0.0', contract: '1.4.0', shared, events: [] },
  ...{ routes: ['/about'], dialogs: [], opens: [] },
};
const hotels: Profile = {
  ...{ name: 'hotels-only', channel: null, mode: 'web', shell: 'web', layout: 'web' },
  shows: { remotes: ['mf-hotels'] },
};
const act = async (one: object, key = trial.registry.keys.key('promote')) => {
  await trial.registry.credential('promote', null);
  const { serial } = await trial.registry.profiles();
  const common = { after: serial, reason: 'a test', at: trial.now().toISOString() };
  return trial.registry.act(trial.signed({ ...common, ...one } as never, key));
};
const set = (changes: Partial<Profile> = {}) => act({ act: 'profile-set', profile: { ...hotels, ...changes } });
const names = async () => (await trial.registry.profiles()).profiles.map(({ name }) => name);
async function register(changes: Partial<ShellRecord>) {
  const shell = { act: 'shell', shell: { ...offered, ...changes }, reason: 'a test', at: trial.now().toISOString() };
  return trial.registry.act(await trial.registry.sign(shell as never));
}
const found = (code: string, text: string) => ({
  findings: [expect.objectContaining({ code, message: expect.stringContaining(text) })],
});

describe('A profile', () => {
  it('is set beside those of a new registry, set again and removed, and each command is in the log', async () => {
    expect(await names()).toEqual(seedNames);
    await set();
    await set({ shows: { remotes: ['mf-hotels'], routes: ['/hotels'] } });
    expect((await trial.registry.profiles()).profiles.at(-1)?.shows?.routes).toEqual(['/hotels']);
    expect(await set({ shows: { remotes: ['mf-hotels'], routes: ['/hotels'] } })).toEqual({ changed: false });
    await act({ act: 'profile-remove', profile: 'hotels-only' });
    expect(await names()).toEqual(seedNames);
    expect((await trial.registry.log(3)).map((one) => `${one.act} ${one.what}`)).toEqual([
      'profile-set profile hotels-only',
      'profile-set profile hotels-only',
      'profile-remove profile hotels-only',
    ]);
  });

  it.each<[string, Partial<Profile>, code: string, text: string]>([
    ['whose channel does not exist', { channel: 'nowhere' }, 'unknown-channel', 'nowhere has no releases'],
    [
      'with a remote that its channel lacks',
      { shows: { remotes: ['mf-hotels', 'mf-boats'] } },
      'unknown-remote',
      'mf-boats is not live on channel stable',
    ],
    [
      'with a remote that shows nothing to its mode',
      { mode: 'partner', shows: { remotes: ['mf-flights', 'mf-hotels'] } },
      'not-of-mode',
      'mf-hotels shows nothing to mode partner',
    ],
    [
      'with a page that no remote has',
      { shows: { remotes: ['mf-hotels'], routes: ['/hotels', '/hotel'] } },
      'unknown-part',
      '/hotel among its routes',
    ],
    [
      'with a dialog of a remote that it does not take',
      { shows: { remotes: ['mf-hotels'], dialogs: ['FARE_VIEW'] } },
      'unknown-part',
      'FARE_VIEW among its dialogs',
    ],
    [
      'of a mode that no descriptor has',
      { mode: 'partners', shows: {} },
      'empty-profile',
      'has anything for mode partners',
    ],
    ['in a shell that nobody registered', { shell: 'boats' }, 'unknown-shell', 'no shell boats'],
    [
      'with a menu entry and without its page',
      { shows: { remotes: ['mf-hotels', 'mf-flights'], routes: ['/mf-flights'] } },
      'profile-menu',
      'leads to /hotels',
    ],
  ])('%s is refused, which stands in the log, and nothing changes', async (_name, changes, code, text) => {
    await expect(set(changes)).rejects.toMatchObject(found(code, text));
    expect(await names()).toEqual(seedNames);
    expect(await trial.registry.log(1)).toMatchObject([{ act: 'profile-set', refused: code }]);
  });

  it('is refused while a release that it would load, of a share too, cannot run in its shell', async () => {
    await register({ name: 'older', contract: '1.0.0' });
    await set({ shell: 'older' });
    await act({ act: 'profile-remove', profile: 'hotels-only' });
    await trial.registry.publish(await trial.bundle({ remote: 'mf-hotels', version: '1.1.0+bb', contract: '^1.4.0' }));
    await trial.promote({ 'mf-hotels': '1.1.0+bb' }, 1000);
    await expect(set({ shell: 'older' })).rejects.toMatchObject(
      found('profile-shell', 'mf-hotels 1.1.0+bb cannot run'),
    );
    await set({ shell: 'older', shows: { remotes: ['mf-flights'] } });
  });

  it('cannot be removed when nobody set it, nor when visitors without a profile need it', async () => {
    await expect(act({ act: 'profile-remove', profile: 'boats' })).rejects.toMatchObject({ code: 'unknown-profile' });
    await expect(act({ act: 'profile-remove', profile: 'web' })).rejects.toMatchObject({ code: 'needed-profile' });
  });

  it('is the business of anyone who may promote every remote', async () => {
    const one = await trial.credential('promote', 'mf-hotels');
    const publisher = await trial.credential('publish', 'mf-hotels');
    for (const key of [one, publisher])
      for (const asked of [
        { act: 'profile-set', profile: hotels },
        { act: 'profile-remove', profile: 'emongolia' },
      ])
        await expect(act(asked, key)).rejects.toMatchObject({ code: 'foreign-credential' });
    expect(await trial.registry.log(1)).toMatchObject([{ act: 'profile-remove', refused: 'foreign-credential' }]);
  });

  it('is not set over what somebody else has just changed', async () => {
    const { serial } = await trial.registry.profiles();
    await set();
    await expect(
      act({ act: 'profile-set', profile: { ...hotels, layout: 'mini-app' }, after: serial }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  it.each([
    ['a name in capitals', { name: 'Hotels' }],
    ['a name with a slash', { name: 'a/b' }],
    ['an empty list', { shows: { remotes: [] } }],
    ['a member that it does not know', { frame: 'none' }],
  ])('with %s is refused', async (_name, changes) => {
    await expect(set(changes as Partial<Profile>)).rejects.toMatchObject({
      code: expect.stringMatching(/^(document-shape|unknown-member)$/),
    });
  });
});

describe('[MFE-7] A release is asked to run', () => {
  const newer = { remote: 'mf-hotels', version: '1.1.0+bb', contract: '^1.4.0' };
  beforeEach(async () => {
    await register({ name: 'older', contract: '1.0.0' });
  });

  it('in the shell of a profile that takes it, when it is published and when it goes live', async () => {
    await trial.registry.publish(await trial.bundle(newer));
    await set({ shell: 'older' });
    await expect(trial.promote({ 'mf-hotels': '1.1.0+bb' })).rejects.toMatchObject(found('contract-range', 'older'));
    await expect(trial.registry.publish(await trial.bundle({ ...newer, version: '1.2.0+cc' }))).rejects.toMatchObject({
      code: 'contract-range',
    });
  });

  it('but not in one whose profiles leave it out', async () => {
    await trial.registry.publish(await trial.bundle(newer));
    await set({ shell: 'older', shows: { remotes: ['mf-flights'] } });
    await trial.promote({ 'mf-hotels': '1.1.0+bb' });
    expect((await trial.registry.status('stable')).present?.releases['mf-hotels']?.version).toBe('1.1.0+bb');
  });

  it('but not in one whose profiles read another channel', async () => {
    await trial.registry.publish(await trial.bundle(newer));
    const both = { 'mf-hotels': '1.0.0+aa', 'mf-flights': '1.0.0+aa' };
    const promote = { act: 'promote', channel: 'partners', share: null };
    await act({ ...promote, releases: both, after: 0 });
    await set({ shell: 'older', channel: 'partners' });
    await trial.promote({ 'mf-hotels': '1.1.0+bb' });
    await expect(act({ ...promote, releases: { 'mf-hotels': '1.1.0+bb' }, after: 1 })).rejects.toMatchObject(
      found('contract-range', 'older'),
    );
  });

  it('and a shell may not leave behind what its profiles load, whatever the others need', async () => {
    await set({ shell: 'older', shows: { remotes: ['mf-flights'] } });
    await trial.live(newer);
    await register({ name: 'older', version: '2.1.0', contract: '1.0.0' });
    await expect(register({ name: 'older', version: '3.0.0', contract: '2.0.0' })).rejects.toMatchObject(
      found('shell-strands', 'mf-flights 1.0.0+aa'),
    );
  });
});
