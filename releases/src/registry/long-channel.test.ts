import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastGoodOf, type ChannelRevision } from '../documents/channel-document.ts';
import { createFolderSource } from '../sources/folder-source.ts';
import { signChannel } from '../testing/sign-channel.ts';
import { openTrialRegistry, type TrialRegistry } from '../testing/trial-registry.ts';

let trial: TrialRegistry;
beforeEach(async () => {
  trial = openTrialRegistry();
  await trial.live({}, { remote: 'mf-other' });
  await trial.live({ version: '1.1.0+bb' });
});
afterEach(() => trial.close());

const day = 24 * 3_600_000;
const channelFile = () => join(trial.folder, 'releases/channels/stable.signed.json');
const read = () => trial.registry.channels.read('stable');
/** One revision more that only says so; written as the book writes every other. */
const add = async () => {
  await trial.registry.channels.add('stable', ({ revisions }) => {
    const last = revisions.at(-1) as ChannelRevision;
    return { ...last, revision: last.revision + 1, at: trial.now().toISOString(), reason: 'one more' };
  });
};
/** Revisions of so many days, one each. */
const passDays = async (count: number) => {
  for (let index = 0; index < count; index += 1) {
    trial.pass(day);
    await add();
  }
};
const rollBack = async (to: number) => {
  const after = (await read()).revisions.at(-1)?.revision ?? 0;
  const act = { act: 'rollback', channel: 'stable', to, after, reason: 'it broke' } as const;
  return trial.registry.act(await trial.registry.sign({ ...act, at: trial.now().toISOString() }));
};
const segments = () => trial.registry.storage.list('segments/stable');

describe('A channel of many revisions', () => {
  it('keeps the newest in its head and the others in closed segments, and nothing is lost', async () => {
    await passDays(80);
    const head = await read();
    expect(head.revisions.length).toBeLessThan(40);
    expect(head.before).toMatchObject({ revision: (head.revisions[0]?.revision ?? 0) - 1 });
    expect(await segments()).toHaveLength(3);
    const all = await trial.registry.revisions('stable', 1000);
    expect(all.map(({ revision }) => revision)).toEqual(Array.from({ length: 82 }, (_, index) => index + 1));
    expect((await trial.registry.revisions('stable', 3)).map(({ revision }) => revision)).toEqual([80, 81, 82]);
  });

  it('[MFE-8] goes back to a revision in a closed segment, and falls back to a release that was live in one', async () => {
    await passDays(60);
    expect(lastGoodOf(await read(), 'mf-trial')?.version).toBe('1.0.0+aa');
    const { revision } = await rollBack(1);
    expect(revision).toMatchObject({ equals: 1, releases: { 'mf-trial': { version: '1.0.0+aa' } } });
    await expect(rollBack(99)).rejects.toMatchObject({ code: 'no-revision' });
  });

  it('keeps the files of releases that only a closed segment names, while its revisions can be restored', async () => {
    await passDays(60);
    const { kept } = await trial.registry.retention.plan(0);
    expect(kept).toContainEqual(
      expect.objectContaining({ remote: 'mf-trial', version: '1.0.0+aa', why: expect.stringContaining('revision 1 ') }),
    );
  });

  it('holds in its head whatever a payment may still hold, however much is released at once', async () => {
    for (let index = 0; index < 60; index += 1) await add();
    expect((await read()).revisions).toHaveLength(62);
    trial.pass(3 * 3_600_000);
    await add();
    expect((await read()).revisions.length).toBeLessThan(12);
  });

  it('[MFE-3] is followed by a host that was there, and by one that was away for longer than the head reaches', async () => {
    const source = await createFolderSource(trial.registry, { baseUrl: '/r/', now: trial.now });
    await passDays(10);
    await source.refresh();
    await passDays(70);
    await source.refresh();
    expect(source.resolve({ visitor: null, profile: 'web' }).revision).toBe(82);
  });

  it('[MFE-3] is not written on, read back or restored from when a closed segment was changed or is gone', async () => {
    await passDays(40);
    const [name = ''] = await segments();
    const file = join(trial.folder, 'releases/segments/stable', name);
    const good = readFileSync(file, 'utf8');
    writeFileSync(file, good.replace('a test', 'a tost'));
    await expect(rollBack(1)).rejects.toMatchObject({ code: 'rewritten' });
    await expect(trial.registry.revisions('stable', 1000)).rejects.toMatchObject({ code: 'rewritten' });
    await expect(passDays(30)).rejects.toMatchObject({ code: 'rewritten' });
    writeFileSync(file, good);
    await passDays(30);
  });

  it('takes both of two writers that close a segment at once', async () => {
    await passDays(29);
    trial.pass(day);
    await Promise.all([add(), add(), add()]);
    const all = await trial.registry.revisions('stable', 1000);
    expect(all.map(({ revision }) => revision)).toEqual(Array.from({ length: 34 }, (_, index) => index + 1));
  });

  it('from before there were segments is read by hosts, and written again at the next look', async () => {
    await passDays(2);
    const key = trial.registry.keys.key('registry');
    const before = await read();
    signChannel(channelFile(), key, () => ({}), 'whole');
    expect(readFileSync(channelFile(), 'utf8')).toContain('"revisions":');
    expect(await read()).toEqual(before);
    await trial.registry.channels.renew('stable');
    expect(readFileSync(channelFile(), 'utf8')).not.toContain('"revisions":');
    expect((await read()).revisions).toEqual(before.revisions);
  });

  it('of fifty remotes that release all day has a head below 64 KB', async () => {
    const release = (remote: number, round: number) => ({
      version: `1.${round}.0+ab12cd34ef`,
      digest: `${remote}x${round}x`.padEnd(64, 'A'),
    });
    const teams = Array.from({ length: 50 }, (_, index) => `mf-team-${index}`);
    for (let step = 0; step < 300; step += 1) {
      trial.pass(10 * 60_000);
      const remote = step % 50;
      await trial.registry.channels.add('stable', ({ revisions }) => {
        const last = revisions.at(-1) as ChannelRevision;
        const releases = { ...last.releases, [teams[remote] ?? '']: release(remote, Math.floor(step / 50)) };
        return { ...last, revision: last.revision + 1, at: trial.now().toISOString(), act: 'promote', releases };
      });
    }
    expect(statSync(channelFile()).size).toBeLessThan(64_000);
  });
});
