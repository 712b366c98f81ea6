import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../commands/run-command.ts';
import { createFolderSource } from '../sources/folder-source.ts';
import { openTrialRegistry, type TrialRegistry } from '../testing/trial-registry.ts';

const day = 24 * 3_600_000;
const days = 180;

let trial: TrialRegistry;
beforeEach(async () => {
  trial = openTrialRegistry();
  // Seven releases, published a day apart, none of them live yet.
  for (let minor = 1; minor <= 7; minor += 1) {
    await trial.registry.publish(await trial.bundle({ version: `1.${minor}.0` }));
    trial.pass(day);
  }
});
afterEach(() => trial.close());

const folder = (version: string) => join(trial.folder, 'releases', 'mf-trial', version);
const prune = () => trial.registry.retention.prune(days, 'this machine', 'a test');
const dropped = async () => (await trial.registry.retention.plan(days)).dropped.map(({ version }) => version);
const whyOf = async (version: string) =>
  (await trial.registry.retention.plan(days)).kept.find((one) => one.version === version)?.why;
const rollback = async (to: number) => {
  const after = (await trial.registry.status('stable')).present?.revision ?? 0;
  const act = { act: 'rollback', channel: 'stable', to, after, reason: 'a test' } as const;
  return trial.registry.act(await trial.registry.sign({ ...act, at: trial.now().toISOString() }));
};
const override = async (version: string) => {
  const act = { act: 'override', subject: 'Bat', hours: 8, reason: 'look' } as const;
  return trial.registry.act(
    await trial.registry.sign({ ...act, releases: { 'mf-trial': version }, at: trial.now().toISOString() }),
  );
};

describe('Retention', () => {
  it('[MFE-6] keeps for thirty days whatever was published, and always the five newest of a remote', async () => {
    expect(await dropped()).toEqual([]);
    trial.pass(20 * day);
    expect(await dropped()).toEqual([]);
    trial.pass(40 * day);
    expect(await dropped()).toEqual(['1.1.0', '1.2.0']);
  });

  it('keeps what the present revision names, the release that pages fall back to, and a share', async () => {
    await trial.promote({ 'mf-trial': '1.1.0' });
    await trial.promote({ 'mf-trial': '1.2.0' });
    await trial.promote({ 'mf-trial': '1.3.0' }, 1000);
    trial.pass(400 * day);
    expect(await dropped()).toEqual([]);
    expect(await whyOf('1.1.0')).toMatch('can be restored');
  });

  it('[MFE-8] keeps what revisions of half a year name, and the newest twenty of them however old', async () => {
    for (const version of ['1.1.0', '1.2.0', '1.6.0', '1.7.0']) await trial.promote({ 'mf-trial': version });
    for (let more = 0; more < 12; more += 1) {
      await rollback(3);
      await rollback(4);
    }
    expect(await dropped()).toEqual([]);
    trial.pass(170 * day);
    expect(await dropped()).not.toContain('1.1.0');
    trial.pass(20 * day);
    expect(await dropped()).toContain('1.1.0');
    for (const { revision } of (await trial.registry.revisions('stable', 1000)).slice(-20, -1))
      await expect(rollback(revision)).resolves.toMatchObject({ changed: true });
  });

  it("keeps what a tester's link names, for as long as it is good", async () => {
    trial.pass(60 * day);
    await override('1.1.0');
    expect(await dropped()).toEqual(['1.2.0']);
    trial.pass(9 * 3_600_000);
    expect(await dropped()).toEqual(['1.1.0', '1.2.0']);
  });

  it('keeps what a page met within a week', async () => {
    await trial.promote({ 'mf-trial': '1.7.0' });
    const source = await createFolderSource(trial.registry, { baseUrl: '/releases/', now: trial.now });
    trial.pass(60 * day);
    await source.report?.([{ remote: 'mf-trial', version: '1.1.0', pages: 1, failures: 0 }]);
    trial.pass(6 * day);
    expect(await dropped()).toEqual(['1.2.0']);
    trial.pass(2 * day);
    expect(await dropped()).toEqual(['1.1.0', '1.2.0']);
  });
});

describe('Pruning', () => {
  beforeEach(() => {
    trial.pass(60 * day);
  });

  it('deletes the files, writes it down, and leaves everything else whole', async () => {
    await trial.promote({ 'mf-trial': '1.7.0' });
    const before = await trial.registry.channels.read('stable');
    expect((await prune()).dropped.map(({ version }) => version)).toEqual(['1.1.0', '1.2.0']);
    expect(readdirSync(folder('1.1.0')).toSorted()).toEqual(['pruned.json', 'release.json', 'release.sig']);
    for (const version of ['1.3.0', '1.4.0', '1.5.0', '1.6.0', '1.7.0'])
      expect(readdirSync(folder(version))).toEqual(expect.arrayContaining(['entry.js', 'screen.js']));
    expect((await trial.registry.channels.read('stable')).revisions).toEqual(before.revisions);
    expect(await trial.registry.log(1)).toMatchObject([
      { act: 'prune', what: 'mf-trial 1.1.0, mf-trial 1.2.0', reason: 'a test' },
    ]);
    expect((await prune()).dropped).toEqual([]);
  });

  it('[MFE-1] lets nobody publish, promote or test a pruned version again, and still refuses other bytes under it', async () => {
    await prune();
    await expect(trial.registry.publish(await trial.bundle({ version: '1.1.0' }))).rejects.toMatchObject({
      code: 'pruned',
    });
    const other = await trial.bundle({ version: '1.1.0', entry: 'steal()' });
    await expect(trial.registry.publish(other)).rejects.toMatchObject({ code: 'version-taken' });
    await expect(trial.promote({ 'mf-trial': '1.1.0' })).rejects.toMatchObject({ code: 'pruned' });
    await expect(override('1.1.0')).rejects.toMatchObject({ code: 'pruned' });
  });

  it('says before it starts what it would do', async () => {
    const run = (...args: string[]) => runCommand(['prune', ...args, '--data', trial.folder], {});
    // The command looks at the clock of this machine, which the releases of this test are newer or older than.
    const said = await run('--dry-run');
    expect(said).toMatchObject({ code: 0, out: expect.stringMatching(/keeps mf-trial 1\.7\.0: /) });
    expect(existsSync(join(folder('1.1.0'), 'entry.js'))).toBe(true);
    expect(await run('--dry-run', '--days', '7')).toMatchObject({ code: 2, fault: expect.stringContaining('180') });
    expect(await run()).toMatchObject({ code: 2, fault: expect.stringContaining('--reason') });
  });

  it('never deletes what is promoted, rolled back to or given to a tester at the same moment', async () => {
    for (const [act, version] of [
      [() => trial.promote({ 'mf-trial': '1.1.0' }), '1.1.0'],
      [() => override('1.2.0'), '1.2.0'],
    ] as const) {
      const [outcome] = await Promise.allSettled([act(), prune()]);
      expect(existsSync(join(folder(version), 'entry.js'))).toBe(outcome.status === 'fulfilled');
    }
  });

  it('makes a promotion look again that had found everything in order before', async () => {
    await trial.live({ remote: 'mf-other' });
    const { storage } = trial.registry;
    const swap = storage.swap.bind(storage);
    let pruned = false;
    const spy = jest.spyOn(storage, 'swap').mockImplementation(async (key, bytes, before) => {
      if (key.startsWith('channels/') && !pruned) {
        pruned = true;
        await prune();
      }
      return swap(key, bytes, before);
    });
    await expect(trial.promote({ 'mf-trial': '1.1.0' })).rejects.toMatchObject({ code: 'pruned' });
    spy.mockRestore();
    expect(existsSync(join(folder('1.1.0'), 'entry.js'))).toBe(false);
    expect((await trial.registry.status('stable')).present?.releases).not.toHaveProperty('mf-trial');
  });

  it('finishes what a crash broke off', async () => {
    const { storage } = trial.registry;
    const remove = jest.spyOn(storage, 'remove').mockRejectedValueOnce(new Error('the disk is gone'));
    await expect(prune()).rejects.toThrow('the disk is gone');
    remove.mockRestore();
    expect((await prune()).dropped.map(({ version }) => version)).toEqual(['1.1.0', '1.2.0']);
    expect(existsSync(join(folder('1.1.0'), 'entry.js'))).toBe(false);
  });
});
