import { openTrialRegistry, type TrialRegistry } from '../testing/trial-registry.ts';
import type { ShellRecord } from './shell-record.ts';

let trial: TrialRegistry;
beforeEach(async () => {
  trial = openTrialRegistry();
  await trial.live({ remote: 'mf-flights' }, { remote: 'mf-hotels', contract: '^1.2.0' });
});
afterEach(() => trial.close());

const shared = { react: '19.3.1', 'react-dom': '19.3.1' };
const offered: ShellRecord = { name: 'web', version: '2.0.0', contract: '1.4.0', shared, events: [] };
const register = async (changes: Partial<ShellRecord>, together: readonly string[] = []) => {
  const act = { act: 'shell', shell: { ...offered, ...changes }, together, reason: 'a new shell' } as const;
  return trial.registry.act(await trial.registry.sign({ ...act, at: trial.now().toISOString() }));
};
const shellsOf = async () => (await trial.registry.status('stable')).shells;
const strands = (...texts: string[]) => ({
  findings: texts.map((text) =>
    expect.objectContaining({ code: 'shell-strands', message: expect.stringContaining(text) }),
  ),
});

describe('[MFE-7] A shell is released', () => {
  it('when everything that is live can run in it', async () => {
    await register({});
    expect(await shellsOf()).toEqual([offered]);
  });

  it.each<[string, Partial<ShellRecord>, ReturnType<typeof strands>]>([
    ['of an older contract', { contract: '1.1.0' }, strands('mf-hotels 1.0.0+aa cannot run in it (contract-range)')],
    [
      'of a next major step',
      { contract: '2.0.0' },
      strands('mf-flights 1.0.0+aa cannot run in it', 'mf-hotels 1.0.0+aa cannot run in it'),
    ],
    [
      'with another React',
      { shared: { react: '20.0.0', 'react-dom': '20.0.0' } },
      strands('mf-flights 1.0.0+aa cannot run in it (shared-range)', 'mf-hotels 1.0.0+aa cannot run'),
    ],
  ])(
    'but not %s, while releases need what it leaves out, and then nothing changes',
    async (_name, changes, refused) => {
      await expect(register(changes)).rejects.toMatchObject(refused);
      expect(await shellsOf()).toEqual([]);
    },
  );

  it('but not while a share, or what pages fall back to, needs what it leaves out', async () => {
    await trial.registry.publish(await trial.bundle({ remote: 'mf-flights', version: '1.1.0+bb', contract: '^1.5.0' }));
    await trial.promote({ 'mf-flights': '1.1.0+bb' }, 1000);
    await expect(register({})).rejects.toMatchObject(strands('mf-flights 1.1.0+bb'));
    await trial.live({ remote: 'mf-flights', version: '1.2.0+cc' });
    await register({});
    await trial.live({ remote: 'mf-hotels', version: '1.1.0+bb' });
    await expect(register({ contract: '1.1.0' })).rejects.toMatchObject(strands('mf-hotels 1.0.0+aa'));
  });

  it('together with the remotes that move with it, and only those are let off', async () => {
    await expect(register({ contract: '2.0.0' }, ['mf-hotels'])).rejects.toMatchObject(strands('mf-flights'));
    await register({ contract: '2.0.0' }, ['mf-hotels', 'mf-flights']);
    expect(await shellsOf()).toMatchObject([{ contract: '2.0.0' }]);
  });
});
