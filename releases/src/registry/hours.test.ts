import { runCommand } from '../commands/run-command.ts';
import { createFolderSource } from '../sources/folder-source.ts';
import { openTrialRegistry, type TrialRegistry } from '../testing/trial-registry.ts';

const hour = 3_600_000;
let trial: TrialRegistry;
beforeEach(async () => {
  // The command reads by the real clock: the reports are some hours old.
  const thisHour = Math.floor(Date.now() / hour) * hour;
  trial = openTrialRegistry(new Date(thisHour - 4 * hour + 40 * 60_000).toISOString());
  await trial.live({});
});
afterEach(() => trial.close());

async function report(pages: number, failures: number, more = {}) {
  const source = await createFolderSource(trial.registry, { baseUrl: '/releases/', now: trial.now });
  await source.report?.([{ remote: 'mf-trial', version: '1.0.0+aa', pages, failures, ...more }]);
}
const startOfHour = (later: number) =>
  `${new Date(trial.now().getTime() + later * hour).toISOString().slice(0, 13)}:00Z`;
const trend = async (...args: string[]) =>
  (await runCommand(['trend', ...args, '--data', trial.folder], {})).out.trimEnd().split('\n');

describe('[MFE-8] How releases did hour by hour', () => {
  it('shows pages, failures, load times, vitals and goal', async () => {
    await report(40, 1, { loads: [0, 6, 2, 0, 0, 0, 0, 0, 0], vitals: { lcp: [30, 10, 0, 0, 0, 0] } });
    await report(10, 1);
    const [before, after] = [startOfHour(0), startOfHour(2)];
    trial.pass(2 * hour);
    await report(90, 0, { trials: { goal: { pages: 10, failures: 7 } } });
    expect(await trend('mf-trial')).toEqual([
      `${before} 1.0.0+aa failed on 2 of 50 pages, loaded within 100 ms for half of them, 100 ms for three quarters, LCP 1000 ms`,
      `${after} 1.0.0+aa failed on 0 of 90 pages, goal reached by 3 of 10 browsers`,
    ]);
    expect(await trend('mf-trial', '--last', '4')).toEqual([expect.stringContaining(after)]);
    expect(await trend('mf-other')).toEqual(['mf-other: nothing was reported in these hours']);
  });

  it('counts a report once, however often it arrives', async () => {
    const key = await trial.credential('report', null);
    const counts = [{ remote: 'mf-trial', version: '1.0.0+aa', pages: 10, failures: 1 }];
    const act = { act: 'report', channel: 'stable', nonce: 'once-and-only', counts, at: trial.now().toISOString() };
    const signed = trial.signed({ ...act, act: 'report' }, key);
    await trial.registry.act(signed);
    await trial.registry.act(signed);
    expect(await trend('mf-trial')).toEqual([expect.stringContaining('failed on 1 of 10 pages')]);
  });

  it('adds up what each page measured', async () => {
    const routes = { '/trial': { lcp: [1, 0, 0, 0, 0, 0] } };
    await report(10, 0, { routes });
    await report(10, 0, { routes: { ...routes, '/trial/:id': { inp: [0, 2, 0, 0, 0, 0] } } });
    const { health } = await trial.registry.status('stable');
    expect(health['mf-trial']?.['1.0.0+aa']?.routes).toEqual({
      '/trial': { lcp: [2, 0, 0, 0, 0, 0] },
      '/trial/:id': { inp: [0, 2, 0, 0, 0, 0] },
    });
  });

  it('stores eight days', async () => {
    const stored = async () => (await trial.registry.storage.list('hours/stable')).length;
    await report(10, 0);
    trial.pass((8 * 24 - 1) * hour);
    await report(20, 0);
    expect(await trial.registry.hours('stable', 100_000)).toHaveLength(2);
    expect(await stored()).toBe(2);
    trial.pass(hour);
    await report(20, 0);
    expect(await stored()).toBe(2);
  });
});
