import { runCommand } from '../commands/run-command.ts';
import { openTrialRegistry, type TrialRegistry } from '../testing/trial-registry.ts';
import { createFolderSource } from '../sources/folder-source.ts';

let trial: TrialRegistry;
beforeEach(async () => {
  trial = openTrialRegistry();
  await trial.live({});
  await trial.registry.publish(await trial.bundle({ version: '1.1.0+bb' }));
  await trial.promote({ 'mf-trial': '1.1.0+bb' }, 1000);
});
afterEach(() => trial.close());

const count = (version: string, pages: number, failures: number) => ({ remote: 'mf-trial', version, pages, failures });

describe('Health of releases', () => {
  it('halts a share that fails more than stable in the report that shows it, with the figures in the log', async () => {
    const source = await createFolderSource(trial.registry, { baseUrl: '/releases/', now: trial.now });
    await source.report?.([count('1.0.0+aa', 900, 3), count('1.1.0+bb', 100, 2)]);
    expect((await trial.registry.status('stable')).present?.rollouts).toHaveLength(1);
    await source.report?.([count('1.0.0+aa', 900, 3), count('1.1.0+bb', 100, 40)]);
    const { present } = await trial.registry.status('stable');
    expect(present).toMatchObject({
      act: 'halt',
      by: 'registry',
      rollouts: [],
      figures: { 'mf-trial': { share: { pages: 200, failures: 42 }, stable: { pages: 1800, failures: 6 } } },
    });
    expect(await trial.registry.log(1)).toMatchObject([
      { act: 'halt', reason: expect.stringContaining('42 of 200 pages') },
    ]);
    const sets = Array.from({ length: 100 }, (_, one) => source.resolve({ visitor: `v${one}`, profile: 'web' }));
    expect(new Set(sets.map(({ releases }) => releases['mf-trial']?.version))).toEqual(new Set(['1.0.0+aa']));
  });

  it('shows the counts of each release, and counts a report once', async () => {
    const key = await trial.credential('report', null);
    const act = {
      act: 'report',
      channel: 'stable',
      nonce: 'once-and-only',
      counts: [{ ...count('1.0.0+aa', 10, 1), healed: 2, loads: [0, 6, 2, 0, 0, 0, 0, 0, 0] }],
      at: trial.now().toISOString(),
    } as const;
    const signed = trial.signed({ ...act, counts: [...act.counts] }, key);
    await trial.registry.act(signed);
    await trial.registry.act(signed);
    expect((await trial.registry.status('stable')).health).toEqual({
      'mf-trial': {
        '1.0.0+aa': { pages: 10, failures: 1, healed: 2, loads: [0, 6, 2, 0, 0, 0, 0, 0, 0], lastSeen: act.at },
      },
    });
    const data = ['--data', trial.folder];
    expect((await runCommand(['status', ...data], {})).out).toContain(
      'mf-trial 1.0.0+aa, failed on 1 of 10 pages, healed by a retry on 2, loaded within 100 ms for half of them, 100 ms for three quarters',
    );
  });

  it('stand beside the team that owns the remote, where its release names one', async () => {
    await trial.live({ remote: 'mf-owned', owner: { team: 'Owners', contact: 'owners@teams.aylal.example' } });
    const { out } = await runCommand(['status', '--data', trial.folder], {});
    expect(out).toContain('mf-owned 1.0.0+aa, of Owners (owners@teams.aylal.example)\n');
    expect(out).toMatch(/mf-trial 1\.0\.0\+aa\n/);
  });

  it.each([
    [
      'is slower to show its content',
      { vitals: { lcp: [0, 0, 40, 60, 0, 0] } },
      { vitals: { lcp: [0, 0, 800, 100, 0, 0] } },
      /mf-trial was slow to show its content \(LCP\) on \d+ of \d+ pages, stable on 100 of 900/,
    ],
    [
      'loses customers',
      { trials: { goal: { pages: 200, failures: 199 } } },
      { trials: { goal: { pages: 1800, failures: 1500 } } },
      /mf-trial missed its goal with \d+ of \d+ browsers, stable on 1500 of 1800/,
    ],
  ])(
    'halts a share that %s, with the figures in the log, and one that is as good not',
    async (_what, worse, good, says) => {
      const source = await createFolderSource(trial.registry, { baseUrl: '/releases/', now: trial.now });
      await source.report?.([
        { ...count('1.0.0+aa', 900, 3), ...good },
        { ...count('1.1.0+bb', 100, 0), ...good },
      ]);
      expect((await trial.registry.status('stable')).present?.rollouts).toHaveLength(1);
      for (let report = 0; report < 5; report += 1) await source.report?.([{ ...count('1.1.0+bb', 100, 0), ...worse }]);
      expect((await trial.registry.status('stable')).present).toMatchObject({ act: 'halt', rollouts: [] });
      expect(await trial.registry.log(1)).toMatchObject([{ act: 'halt', reason: expect.stringMatching(says) }]);
    },
  );

  it('[MFE-8] shows vitals and goal of a release', async () => {
    const source = await createFolderSource(trial.registry, { baseUrl: '/releases/', now: trial.now });
    await source.report?.([
      {
        ...count('1.0.0+aa', 10, 0),
        vitals: { lcp: [6, 2, 2, 0, 0, 0], inp: [0, 0, 0, 0, 0, 1], cls: [0, 4, 0, 0, 0, 0] },
        trials: { goal: { pages: 10, failures: 7 } },
      },
    ]);
    const measures = 'LCP 1800 ms, INP longer than every span, CLS 0.05, goal reached by 3 of 10 browsers';
    const data = ['--data', trial.folder];
    expect((await runCommand(['status', ...data], {})).out).toContain(`failed on 0 of 10 pages, ${measures}`);
    expect((await runCommand(['why', 'mf-trial@1.0.0+aa', ...data], {})).out).toContain(
      `mf-trial 1.0.0+aa: ${measures}`,
    );
  });

  it('does not halt a share whose loads heal on a retry, however often', async () => {
    const source = await createFolderSource(trial.registry, { baseUrl: '/releases/', now: trial.now });
    await source.report?.([count('1.0.0+aa', 900, 3), { ...count('1.1.0+bb', 100, 0), healed: 90 }]);
    expect((await trial.registry.status('stable')).present?.rollouts).toHaveLength(1);
  });

  it('[MFE-2] takes reports only from those who may report', async () => {
    const key = await trial.credential('publish', 'mf-trial');
    const act = {
      act: 'report',
      channel: 'stable',
      nonce: 'not-a-host',
      counts: [count('1.1.0+bb', 1000, 1000)],
      at: trial.now().toISOString(),
    } as const;
    await expect(trial.registry.act(trial.signed({ ...act, counts: [...act.counts] }, key))).rejects.toMatchObject({
      code: 'foreign-credential',
    });
  });
});
