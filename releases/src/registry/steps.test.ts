import { runCommand } from '../commands/run-command.ts';
import { createFolderSource } from '../sources/folder-source.ts';
import { openTrialRegistry, type TrialRegistry } from '../testing/trial-registry.ts';

const [older, newer] = ['1.0.0+aa', '1.1.0+bb'];
const minutes = (count: number) => count * 60_000;

let trial: TrialRegistry;
let report: (share: readonly [number, number], stable: readonly [number, number], version?: string) => Promise<void>;
beforeEach(async () => {
  trial = openTrialRegistry();
  await trial.live({});
  await trial.registry.publish(await trial.bundle({ version: newer }));
  const source = await createFolderSource(trial.registry, { baseUrl: '/releases/', now: trial.now });
  const count = (version: string, [pages, failures]: readonly [number, number]) => ({
    remote: 'mf-trial',
    version,
    pages,
    failures,
  });
  report = async (share, stable, version = newer) => source.report?.([count(version, share), count(older, stable)]);
});
afterEach(() => trial.close());

const begin = async (next: number[] = [2500, 10_000], share: number | null = 500, version = newer) => {
  const after = (await trial.registry.status('stable')).present?.revision ?? 0;
  const act = { act: 'promote', channel: 'stable', releases: { 'mf-trial': version }, share, after } as const;
  const steps = { next, everyMinutes: 10 };
  const at = trial.now().toISOString();
  return trial.registry.act(await trial.registry.sign({ ...act, steps, reason: 'a test', at }));
};
const state = async () => {
  const present = (await trial.registry.status('stable')).present;
  return { live: present?.releases['mf-trial']?.version, shares: present?.rollouts.map(({ share }) => share) };
};

describe('A share with steps', () => {
  it('grows when its time has come, to everybody in the end, each step in the log', async () => {
    await begin();
    await report([60, 0], [900, 1]);
    expect(await state()).toEqual({ live: older, shares: [500] });
    trial.pass(minutes(10));
    await report([10, 0], [100, 0]);
    expect(await state()).toEqual({ live: older, shares: [2500] });
    trial.pass(minutes(9));
    await report([10, 0], [100, 0]);
    expect(await state()).toEqual({ live: older, shares: [2500] });
    trial.pass(minutes(1));
    await report([10, 0], [100, 0]);
    expect(await state()).toEqual({ live: newer, shares: [] });
    expect(await trial.registry.log(2)).toMatchObject([
      { by: 'registry', act: 'promote', what: 'mf-trial on stable, 25 % of visitors' },
      { by: 'registry', act: 'promote', what: 'mf-trial on stable, 100 % of visitors' },
    ]);
  });

  it('keeps its visitors while it grows', async () => {
    await begin();
    const id = (await trial.registry.status('stable')).present?.rollouts[0]?.id;
    trial.pass(minutes(10));
    await report([60, 0], [900, 1]);
    expect((await trial.registry.status('stable')).present?.rollouts).toMatchObject([{ id, share: 2500 }]);
  });

  it('waits for fifty pages', async () => {
    await begin();
    trial.pass(minutes(30));
    await report([49, 0], [900, 1]);
    expect((await state()).shares).toEqual([500]);
    await report([1, 0], [0, 0]);
    expect((await state()).shares).toEqual([2500]);
  });

  it('ends instead of growing when it fails more', async () => {
    await begin();
    trial.pass(minutes(10));
    await report([100, 50], [900, 1]);
    expect(await state()).toEqual({ live: older, shares: [] });
  });

  it('stays when the live shell has moved on, and the log says so once', async () => {
    await begin();
    const shell = { name: 'web', version: '2.0.0', contract: '2.0.0', shared: {}, events: [] };
    const at = trial.now().toISOString();
    const act = { act: 'shell', shell, together: ['mf-trial'], reason: 'a new shell', at } as const;
    await trial.registry.act(await trial.registry.sign(act));
    trial.pass(minutes(10));
    await report([60, 0], [900, 1]);
    await report([60, 0], [900, 1]);
    expect((await state()).shares).toEqual([500]);
    const refused = (await trial.registry.log(50)).filter((entry) => entry.refused !== undefined);
    expect(refused).toMatchObject([{ by: 'registry', act: 'promote', refused: 'contract-range' }]);
  });

  it('does not come to everybody while what it uses has gone with a shell, and the log says so', async () => {
    const shell = { name: 'web', version: '1.0.0', contract: '1.0.0', events: [] };
    const shared = { react: '19.3.1', 'react-dom': '19.3.1' };
    const register = async (dialogs: string[]) => {
      const offers = { ...shell, shared, routes: [], dialogs, opens: [] };
      const act = { act: 'shell', shell: offers, together: ['mf-other'], reason: 'a test' } as const;
      await trial.registry.act(await trial.registry.sign({ ...act, at: trial.now().toISOString() }));
    };
    await register(['ALERT_VIEW']);
    const using = { version: '1.2.0+cc', uses: { dialogs: ['ALERT_VIEW'] } };
    await trial.registry.publish(await trial.bundle(using));
    await begin([10_000], 500, using.version);
    await register([]);
    trial.pass(minutes(10));
    await report([60, 0], [900, 1], using.version);
    expect(await state()).toEqual({ live: older, shares: [500] });
    expect(await trial.registry.log(1)).toMatchObject([{ by: 'registry', act: 'promote', refused: 'uses-missing' }]);
  });

  it('does not grow any more once somebody names a share', async () => {
    await begin();
    await trial.promote({ 'mf-trial': newer }, 500);
    trial.pass(minutes(30));
    await report([60, 0], [900, 1]);
    expect((await state()).shares).toEqual([500]);
  });

  it.each([
    ['that do not grow from it', [400, 10_000], 500],
    ['without a first share', [10_000], null],
  ])('is refused with steps %s', async (_name, next, share) => {
    await expect(begin(next, share)).rejects.toMatchObject({ code: 'wrong-steps' });
  });

  it('is begun and shown by the command line', async () => {
    const data = ['--data', trial.folder];
    const steps = ['--steps', '5%, 25%,100%', '--every', '10m', '--reason', 'a test'];
    expect(await runCommand(['promote', `mf-trial@${newer}`, ...steps, ...data], {})).toMatchObject({ code: 0 });
    const { out } = await runCommand(['status', ...data], {});
    expect(out).toContain('5 % of visitors get, then 25 %, 100 % while it is sound, the next from ');
    const log = await runCommand(['log', ...data], {});
    expect(log.out).toContain('5 %, then 25 %, then 100 % of visitors every 10 min');
  });

  it.each([
    ['--steps', '5%,25%'],
    ['--every', '10m'],
    ['--steps', '5%', '--every', '10m'],
    ['--steps', '5%,25%', '--every', 'soon'],
    ['--steps', '5%,25%', '--every', '10m', '--share', '5%'],
  ])('is wrong usage with %s %s %s %s', async (...options) => {
    const args = ['promote', `mf-trial@${newer}`, '--reason', 'a test', '--data', trial.folder];
    expect(await runCommand([...args, ...options], {})).toMatchObject({ code: 2 });
  });
});

describe('A remote that begins with a share', () => {
  it('is compared with all that the other visitors have, and ends when it fails more', async () => {
    await trial.registry.publish(await trial.bundle({ remote: 'mf-fresh' }));
    await trial.promote({ 'mf-fresh': older }, 1000);
    const source = await createFolderSource(trial.registry, { baseUrl: '/releases/', now: trial.now });
    const fresh = (pages: number, failures: number) => ({ remote: 'mf-fresh', version: older, pages, failures });
    const trialCount = { remote: 'mf-trial', version: older, pages: 900, failures: 3 };
    await source.report?.([fresh(100, 1), trialCount]);
    expect((await state()).shares).toEqual([1000]);
    await source.report?.([fresh(100, 40), trialCount]);
    expect((await trial.registry.status('stable')).present).toMatchObject({
      act: 'halt',
      rollouts: [],
      figures: { 'mf-fresh': { share: { pages: 200, failures: 41 }, stable: { pages: 1800, failures: 6 } } },
    });
  });
});
