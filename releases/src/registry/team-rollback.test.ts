import type { SigningKey } from '../keys/signing-key.ts';
import { openTrialRegistry, type TrialRegistry } from '../testing/trial-registry.ts';

let trial: TrialRegistry;
let flights: SigningKey;
let hotels: SigningKey;
beforeEach(async () => {
  trial = openTrialRegistry();
  await trial.live({ remote: 'mf-flights' }, { remote: 'mf-hotels' });
  flights = await trial.credential('promote', 'mf-flights');
  hotels = await trial.credential('promote', 'mf-hotels');
});
afterEach(() => trial.close());

const present = async () => {
  const { present: revision } = await trial.registry.status('stable');
  if (!revision) throw new Error('nothing is promoted');
  return revision;
};
const versions = async () =>
  Object.fromEntries(Object.entries((await present()).releases).map(([remote, { version }]) => [remote, version]));
const promote = async (key: SigningKey, remote: string, version: string, share: number | null = null) => {
  await trial.registry.publish(await trial.bundle({ remote, version }));
  const after = (await present()).revision;
  const act = { act: 'promote', channel: 'stable', releases: { [remote]: version }, share, after } as const;
  return trial.registry.act(trial.signed({ ...act, reason: 'a test', at: trial.now().toISOString() }, key));
};
const rollBack = async (key: SigningKey, remote: string, to: number | string | null = null) => {
  const after = (await present()).revision;
  const act = { act: 'rollback-remotes', channel: 'stable', remotes: [remote], to, after } as const;
  return trial.registry.act(trial.signed({ ...act, reason: 'it broke', at: trial.now().toISOString() }, key));
};
const shellMovesOn = async () => {
  const shell = { name: 'web', version: '2.0.0', contract: '2.0.0', shared: {}, events: [] };
  const together = ['mf-flights', 'mf-hotels'];
  const act = { act: 'shell', shell, together, reason: 'a new shell', at: trial.now().toISOString() } as const;
  await trial.registry.act(await trial.registry.sign(act));
};

describe('[MFE-8] A team takes its own remote back', () => {
  it('after another team has released, and that release stays', async () => {
    await promote(flights, 'mf-flights', '1.1.0+bb');
    await promote(hotels, 'mf-hotels', '1.1.0+bb');
    const { revision } = await rollBack(flights, 'mf-flights');
    expect(revision).toMatchObject({ act: 'rollback', remotes: ['mf-flights'], by: 'promote of a test' });
    expect(await versions()).toEqual({ 'mf-flights': '1.0.0+aa', 'mf-hotels': '1.1.0+bb' });
    await rollBack(flights, 'mf-flights', '1.1.0+bb');
    expect(await versions()).toEqual({ 'mf-flights': '1.1.0+bb', 'mf-hotels': '1.1.0+bb' });
  });

  it('after a share of its own, beside the share of another team', async () => {
    await promote(flights, 'mf-flights', '1.1.0+bb', 1000);
    await promote(hotels, 'mf-hotels', '1.1.0+bb', 1000);
    await rollBack(flights, 'mf-flights');
    expect((await present()).rollouts.map(({ releases }) => Object.keys(releases))).toEqual([['mf-hotels']]);
    expect(await versions()).toEqual({ 'mf-flights': '1.0.0+aa', 'mf-hotels': '1.0.0+aa' });
  });

  it('by the whole channel too, where nobody else has moved', async () => {
    await promote(flights, 'mf-flights', '1.1.0+bb', 1000);
    const act = { act: 'rollback', channel: 'stable', to: 1, after: 2, reason: 'it broke' } as const;
    const at = trial.now().toISOString();
    await trial.registry.act(trial.signed({ ...act, at }, flights));
    expect((await present()).rollouts).toEqual([]);
  });

  it('and no other: neither by name nor by a share that holds both', async () => {
    await promote(hotels, 'mf-hotels', '1.1.0+bb');
    await expect(rollBack(flights, 'mf-hotels')).rejects.toMatchObject({ code: 'foreign-credential' });
    await trial.registry.publish(await trial.bundle({ remote: 'mf-flights', version: '1.2.0+cc' }));
    await trial.registry.publish(await trial.bundle({ remote: 'mf-hotels', version: '1.2.0+cc' }));
    await trial.promote({ 'mf-flights': '1.2.0+cc', 'mf-hotels': '1.2.0+cc' }, 1000);
    await expect(rollBack(flights, 'mf-flights')).rejects.toMatchObject({ code: 'foreign-credential' });
    expect(await trial.registry.log(1)).toMatchObject([{ act: 'rollback-remotes', refused: 'foreign-credential' }]);
  });

  it('only to a release that the live shells can still run', async () => {
    await promote(flights, 'mf-flights', '1.1.0+bb');
    await shellMovesOn();
    await expect(rollBack(flights, 'mf-flights')).rejects.toMatchObject({ code: 'contract-range' });
    expect(await versions()).toMatchObject({ 'mf-flights': '1.1.0+bb' });
  });

  it('and ends its share even when the live shell has moved on', async () => {
    await promote(flights, 'mf-flights', '1.1.0+bb', 1000);
    await shellMovesOn();
    await rollBack(flights, 'mf-flights');
    expect((await present()).rollouts).toEqual([]);
  });
});
