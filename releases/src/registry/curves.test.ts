import { createFolderSource } from '../sources/folder-source.ts';
import { openTrialRegistry, type TrialRegistry } from '../testing/trial-registry.ts';

let trial: TrialRegistry;
beforeEach(async () => {
  trial = openTrialRegistry();
  await trial.live({});
  await trial.registry.publish(await trial.bundle({ version: '1.1.0+bb' }));
});
afterEach(() => trial.close());

async function report(failures: number) {
  const source = await createFolderSource(trial.registry, { baseUrl: '/releases/', now: trial.now });
  const count = (version: string, pages: number, failed: number) => ({
    remote: 'mf-trial',
    version,
    pages,
    failures: failed,
  });
  await source.report?.([count('1.0.0+aa', 900, 3), count('1.1.0+bb', 100, failures)]);
  trial.pass(30_000);
}
const curves = () => trial.registry.curves('stable', 'mf-trial');

describe('[MFE-8] How a rollout went', () => {
  it('is recorded point by point, up to the report that ended it, and after it', async () => {
    await report(1);
    expect(await curves()).toEqual([]);
    await trial.promote({ 'mf-trial': '1.1.0+bb' }, 1000);
    await report(2);
    await report(60);
    expect((await trial.registry.status('stable')).present?.rollouts).toEqual([]);
    const [curve] = await curves();
    expect(curve).toMatchObject({ rollout: 'r2', version: '1.1.0+bb', by: 'page' });
    expect(curve?.points.map(({ share }) => share)).toEqual([
      { pages: 100, failures: 2 },
      { pages: 200, failures: 62 },
    ]);
    const [before, after] = curve?.points ?? [];
    expect(2).toBeLessThan(before?.limit ?? 0);
    expect(62).toBeGreaterThanOrEqual(after?.limit ?? Infinity);
    expect(await trial.registry.curves('stable', 'mf-other')).toEqual([]);
  });

  it('is stored of the newest twenty', async () => {
    for (let round = 0; round < 22; round += 1) {
      await trial.promote({ 'mf-trial': '1.1.0+bb' }, 1000 + round);
      await report(0);
      const act = {
        act: 'rollback-remotes',
        channel: 'stable',
        remotes: ['mf-trial'],
        to: null,
        reason: 'again',
      } as const;
      const after = (await trial.registry.status('stable')).present?.revision ?? 0;
      await trial.registry.act(await trial.registry.sign({ ...act, after, at: trial.now().toISOString() }));
    }
    const rollouts = [...new Set((await curves()).map(({ rollout }) => rollout))];
    expect(rollouts).toHaveLength(20);
    expect(rollouts[0]).toBe('r44');
  });
});

describe('A key', () => {
  it('has a holder, or none', async () => {
    const key = await trial.credential('promote', 'mf-trial');
    expect(await trial.registry.holderOf(key.id)).toEqual({
      ...{ id: key.id, holder: 'promote of a test', may: ['promote'] },
      ...{ remotes: ['mf-trial'], channels: null },
    });
    expect(await trial.registry.holderOf('0123456789abcdef')).toBeNull();
  });

  it('that may promote a remote may show it to a tester, and no other one', async () => {
    const key = await trial.credential('promote', 'mf-trial');
    const act = { act: 'override', subject: 'Bat', hours: 1, reason: 'a look', at: trial.now().toISOString() } as const;
    const show = (releases: Record<string, string>) => trial.registry.act(trial.signed({ ...act, releases }, key));
    expect((await show({ 'mf-trial': '1.1.0+bb' })).token).toMatch(/^[\w-]{100,}$/);
    await expect(show({ 'mf-other': '1.1.0+bb' })).rejects.toMatchObject({ code: 'foreign-credential' });
  });
});

describe('A published release that is looked at again', () => {
  it('reports what no longer fits beside what is live now', async () => {
    const before = await trial.registry.inspect('mf-trial', '1.1.0+bb');
    expect(before.gates.every(({ findings }) => findings.length === 0)).toBe(true);
    expect(before.weights.every(({ bytes, most }) => bytes > 0 && bytes <= most)).toBe(true);
    const routes = [{ pattern: '/taken', chunk: 'screen' }];
    await trial.registry.publish(await trial.bundle({ version: '1.2.0+cc', routes }));
    await trial.live({ remote: 'mf-other', routes });
    const { gates } = await trial.registry.inspect('mf-trial', '1.2.0+cc');
    expect(gates.filter(({ findings }) => findings.length > 0)).toMatchObject([
      { name: 'clash', findings: [{ code: 'clash-route' }] },
    ]);
    await expect(trial.registry.inspect('mf-trial', '9.9.9+zz')).rejects.toMatchObject({ code: 'not-published' });
  });
});
