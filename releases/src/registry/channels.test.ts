import { createFolderSource } from '../sources/folder-source.ts';
import { currentReleases, lastGoodOf } from '../documents/channel-document.ts';
import { openTrialRegistry, type TrialRegistry } from '../testing/trial-registry.ts';

let trial: TrialRegistry;
beforeEach(async () => {
  trial = openTrialRegistry();
  await trial.live({}, { remote: 'mf-other' });
  await trial.live({ version: '1.1.0+bb' });
});
afterEach(() => trial.close());

const rollback = async (to: number, after?: number) => {
  const present = (await trial.registry.status('stable')).present?.revision ?? 0;
  const act = { act: 'rollback', channel: 'stable', to, after: after ?? present, reason: 'a test' } as const;
  return trial.registry.act(await trial.registry.sign({ ...act, at: trial.now().toISOString() }));
};
const liveVersion = async () => (await trial.registry.status('stable')).present?.releases['mf-trial']?.version;

describe('Channels', () => {
  it('[MFE-8] go back to any older revision by a new one that equals it', async () => {
    await trial.live({ version: '1.2.0+cc' });
    const { revision } = await rollback(1);
    expect(revision).toMatchObject({ revision: 4, act: 'rollback', equals: 1, by: 'this machine', reason: 'a test' });
    expect(await liveVersion()).toBe('1.0.0+aa');
    await rollback(3);
    expect(await liveVersion()).toBe('1.2.0+cc');
    await expect(rollback(9)).rejects.toMatchObject({ code: 'no-revision' });
  });

  it('[MFE-8] do not fall back to a release that was taken back', async () => {
    await rollback(1);
    const channel = await trial.registry.channels.read('stable');
    expect(currentReleases(channel)['mf-trial']?.version).toBe('1.0.0+aa');
    expect(lastGoodOf(channel, 'mf-trial')).toBeUndefined();
    await trial.live({ version: '1.3.0+dd' });
    expect(lastGoodOf(await trial.registry.channels.read('stable'), 'mf-trial')?.version).toBe('1.0.0+aa');
  });

  it('[MFE-2] promote and roll back by other credentials than those that publish, for their remotes only, and say who it was', async () => {
    await trial.registry.publish(await trial.bundle({ version: '1.2.0+cc' }));
    const act = {
      act: 'promote',
      channel: 'stable',
      releases: { 'mf-trial': '1.2.0+cc' },
      share: null,
      after: 2,
      reason: 'the team said so',
      at: trial.now().toISOString(),
    } as const;
    const publisher = await trial.credential('publish', 'mf-trial');
    await expect(trial.registry.act(trial.signed(act, publisher))).rejects.toMatchObject({
      code: 'foreign-credential',
    });
    expect(await trial.registry.log(1)).toMatchObject([
      { act: 'promote', by: 'publish of a test', refused: 'foreign-credential' },
    ]);
    const foreign = await trial.credential('promote', 'mf-other');
    await expect(trial.registry.act(trial.signed(act, foreign))).rejects.toMatchObject({ code: 'foreign-credential' });
    const own = await trial.credential('promote', 'mf-trial');
    await trial.registry.act(trial.signed(act, own));
    expect(await trial.registry.log(1)).toMatchObject([
      { act: 'promote', by: 'promote of a test', reason: 'the team said so' },
    ]);
    const back = { act: 'rollback', channel: 'stable', to: 1, after: 3, reason: 'not mine', at: act.at } as const;
    await expect(trial.registry.act(trial.signed(back, foreign))).rejects.toMatchObject({ code: 'foreign-credential' });
  });

  it('[MFE-3] refuse a command that is replayed, old, of the future, or changed on its way', async () => {
    const key = await trial.credential('promote', null);
    const act = {
      act: 'rollback',
      channel: 'stable',
      to: 1,
      after: 2,
      reason: 'a test',
      at: trial.now().toISOString(),
    } as const;
    const signed = trial.signed(act, key);
    await expect(trial.registry.act({ ...signed, payload: { ...act, to: 2 } })).rejects.toMatchObject({
      code: 'bad-signature',
    });
    await trial.registry.act(signed);
    await expect(trial.registry.act(signed)).rejects.toMatchObject({ code: 'conflict' });
    trial.pass(11 * 60_000);
    await expect(trial.registry.act(signed)).rejects.toMatchObject({ code: 'expired' });
    trial.pass(-22 * 60_000);
    await expect(trial.registry.act(signed)).rejects.toMatchObject({ code: 'not-yet-valid' });
  });

  it('[MFE-2] refuse a command of a credential that was retired', async () => {
    const key = await trial.credential('promote', null);
    const at = trial.now().toISOString();
    const act = trial.signed({ act: 'rollback', channel: 'stable', to: 1, after: 2, reason: 'a test', at }, key);
    await trial.registry.ring.retire(key.id);
    await expect(trial.registry.act(act)).rejects.toMatchObject({ code: 'retired-key' });
    expect(await liveVersion()).toBe('1.1.0+bb');
  });

  it('[MFE-2] sign no tester token and register no shell by a credential of another remote', async () => {
    const at = trial.now().toISOString();
    const foreign = await trial.credential('override', 'mf-other');
    const releases = { 'mf-trial': '1.0.0+aa' };
    const override = { act: 'override', releases, subject: 'Bat', hours: 1, reason: 'look', at } as const;
    await expect(trial.registry.act(trial.signed(override, foreign))).rejects.toMatchObject({
      code: 'foreign-credential',
    });
    const shell = { name: 'web', version: '1', contract: '1.0.0', shared: {}, events: [] };
    const own = await trial.credential('promote', 'mf-trial');
    const register = trial.signed({ act: 'shell', shell, reason: 'a test', at }, own);
    await expect(trial.registry.act(register)).rejects.toMatchObject({ code: 'foreign-credential' });
    expect((await trial.registry.status('stable')).shells).toEqual([]);
  });

  it('let a remote begin with a share: the others do not have it', async () => {
    await trial.registry.publish(await trial.bundle({ remote: 'mf-fresh' }));
    await trial.promote({ 'mf-fresh': '1.0.0+aa' }, 5000);
    const source = await createFolderSource(trial.registry, { baseUrl: '/releases/', now: trial.now });
    const sets = Array.from(
      { length: 60 },
      (_, one) => source.resolve({ visitor: `v${one}`, profile: 'web' }).releases,
    );
    const having = sets.filter((releases) => releases['mf-fresh']?.version === '1.0.0+aa');
    expect(having.length).toBeGreaterThan(15);
    expect(having.length).toBeLessThan(45);
    expect(sets.filter((releases) => !Object.hasOwn(releases, 'mf-fresh'))).toHaveLength(60 - having.length);
    expect(having[0]?.['mf-fresh']).not.toHaveProperty('lastGood');
  });

  it('refuse the second of two commands that looked at the same revision', async () => {
    await rollback(1);
    await expect(rollback(1, 2)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('[MFE-3] refuse to promote a lower version: going back is a rollback', async () => {
    await expect(trial.promote({ 'mf-trial': '1.0.0+aa' })).rejects.toMatchObject({ code: 'lower-version' });
    expect(await liveVersion()).toBe('1.1.0+bb');
  });

  it('move several remotes in one revision', async () => {
    await trial.live({ version: '2.0.0' }, { remote: 'mf-other', version: '2.0.0' });
    const { present } = await trial.registry.status('stable');
    expect(present).toMatchObject({
      revision: 3,
      releases: { 'mf-trial': { version: '2.0.0' }, 'mf-other': { version: '2.0.0' } },
    });
  });

  it('keep the rollout while its share grows, refuse another one over it, and end it when everybody gets it', async () => {
    await trial.registry.publish(await trial.bundle({ version: '1.2.0+cc' }));
    await trial.registry.publish(await trial.bundle({ version: '1.3.0+dd' }));
    await trial.promote({ 'mf-trial': '1.2.0+cc' }, 500);
    const { revision } = await trial.promote({ 'mf-trial': '1.2.0+cc' }, 2500);
    expect(revision?.rollouts).toMatchObject([{ id: 'r3', share: 2500 }]);
    await expect(trial.promote({ 'mf-trial': '1.3.0+dd' }, 500)).rejects.toMatchObject({ code: 'share-under-way' });
    await trial.promote({ 'mf-trial': '1.2.0+cc' });
    expect((await trial.registry.status('stable')).present).toMatchObject({
      rollouts: [],
      releases: { 'mf-trial': { version: '1.2.0+cc' } },
    });
  });

  it('sign a tester token for published releases and eight hours at most', async () => {
    const act = {
      act: 'override',
      releases: { 'mf-trial': '1.0.0+aa' },
      subject: 'Bat',
      hours: 8,
      reason: 'look',
      at: trial.now().toISOString(),
    } as const;
    const { token } = await trial.registry.act(await trial.registry.sign(act));
    expect(token).toBeTruthy();
    await expect(trial.registry.sign({ ...act, hours: 9 }).then(trial.registry.act)).rejects.toMatchObject({
      code: 'document-shape',
    });
    await expect(
      trial.registry.sign({ ...act, releases: { 'mf-trial': '7.0.0' } }).then(trial.registry.act),
    ).rejects.toMatchObject({ code: 'not-published' });
  });
});
