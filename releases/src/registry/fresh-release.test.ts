import { watchMs } from '../channels/fresh-sets.ts';
import { createFolderSource } from '../sources/folder-source.ts';
import { openTrialRegistry, type TrialRegistry } from '../testing/trial-registry.ts';

const count = (remote: string, version: string, pages: number, failures: number) => ({
  remote,
  version,
  pages,
  failures,
});
const [older, newer] = ['1.0.0+aa', '1.1.0+bb'];

let trial: TrialRegistry;
let report: (...counts: ReturnType<typeof count>[]) => Promise<void>;
beforeEach(async () => {
  trial = openTrialRegistry();
  await trial.live({ remote: 'mf-flights' }, { remote: 'mf-hotels' });
  const source = await createFolderSource(trial.registry, { baseUrl: '/releases/', now: trial.now });
  report = async (...counts) => source.report?.(counts);
  await report(count('mf-flights', older, 2000, 4), count('mf-hotels', older, 2000, 4));
});
afterEach(() => trial.close());

const publish = async (remote: string) => trial.registry.publish(await trial.bundle({ remote, version: newer }));
const present = async () => (await trial.registry.status('stable')).present;
const live = async () =>
  Object.fromEntries(Object.entries((await present())?.releases ?? {}).map(([remote, one]) => [remote, one.version]));

describe('A release that came to everybody', () => {
  it('goes back by itself when it fails more than what it replaced, with the figures in revision and log', async () => {
    await publish('mf-flights');
    await trial.promote({ 'mf-flights': newer });
    await report(count('mf-flights', newer, 100, 2));
    expect(await live()).toMatchObject({ 'mf-flights': newer });
    await report(count('mf-flights', newer, 100, 40));
    expect(await present()).toMatchObject({
      act: 'rollback',
      by: 'registry',
      remotes: ['mf-flights'],
      figures: { 'mf-flights': { share: { pages: 200, failures: 42 }, stable: { pages: 2000, failures: 4 } } },
    });
    expect(await live()).toEqual({ 'mf-flights': older, 'mf-hotels': older });
    expect(await trial.registry.log(1)).toMatchObject([
      { by: 'registry', act: 'rollback-remotes', reason: expect.stringContaining('42 of 200 pages') },
    ]);
  });

  it('goes back alone although another team has released since', async () => {
    await publish('mf-flights');
    await publish('mf-hotels');
    await trial.promote({ 'mf-flights': newer });
    await trial.promote({ 'mf-hotels': newer });
    await report(count('mf-flights', newer, 200, 60), count('mf-hotels', newer, 200, 0));
    expect(await live()).toEqual({ 'mf-flights': older, 'mf-hotels': newer });
  });

  it('goes back with all that one promotion moved', async () => {
    await publish('mf-flights');
    await publish('mf-hotels');
    await trial.promote({ 'mf-flights': newer, 'mf-hotels': newer });
    await report(count('mf-flights', newer, 200, 60), count('mf-hotels', newer, 200, 0));
    expect(await live()).toEqual({ 'mf-flights': older, 'mf-hotels': older });
  });

  it('stays when all others fail too: an older release would not help', async () => {
    await publish('mf-flights');
    await trial.promote({ 'mf-flights': newer });
    await report(count('mf-flights', newer, 200, 60), count('mf-hotels', older, 200, 60));
    expect(await live()).toMatchObject({ 'mf-flights': newer });
  });

  it('stays after its first hour, whatever is reported then', async () => {
    await publish('mf-flights');
    await trial.promote({ 'mf-flights': newer });
    trial.pass(watchMs);
    await report(count('mf-flights', newer, 200, 200));
    expect(await live()).toMatchObject({ 'mf-flights': newer });
  });

  it('counts from its promotion to everybody, not from its share', async () => {
    await publish('mf-flights');
    await trial.promote({ 'mf-flights': newer }, 1000);
    await report(count('mf-flights', newer, 49, 0), count('mf-flights', older, 440, 0));
    await trial.promote({ 'mf-flights': newer });
    await report(count('mf-flights', newer, 60, 30));
    expect(await present()).toMatchObject({
      figures: { 'mf-flights': { share: { pages: 60, failures: 30 }, stable: { pages: 2440, failures: 4 } } },
    });
  });

  it('stays when the live shell cannot run what it replaced, and the log says so once', async () => {
    await publish('mf-flights');
    await trial.promote({ 'mf-flights': newer });
    const shell = { name: 'web', version: '2.0.0', contract: '2.0.0', shared: {}, events: [] };
    const together = ['mf-flights', 'mf-hotels'];
    const act = { act: 'shell', shell, together, reason: 'a new shell', at: trial.now().toISOString() } as const;
    await trial.registry.act(await trial.registry.sign(act));
    for (let time = 0; time < 3; time += 1) await report(count('mf-flights', newer, 200, 60));
    expect(await live()).toMatchObject({ 'mf-flights': newer });
    const refused = (await trial.registry.log(50)).filter((entry) => entry.refused !== undefined);
    expect(refused).toMatchObject([{ by: 'registry', act: 'rollback-remotes', refused: 'contract-range' }]);
  });
});
