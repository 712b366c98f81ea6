import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openTrialRegistry, type TrialRegistry } from '../testing/trial-registry.ts';
import type { ShellRecord } from './shell-record.ts';

let trial: TrialRegistry;
beforeEach(async () => {
  trial = openTrialRegistry();
  await trial.live(
    { remote: 'mf-flights', routes: [{ pattern: '/flights', chunk: 'screen' }] },
    { remote: 'mf-hotels', contract: '^1.2.0' },
  );
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
    expect(await shellsOf()).toMatchObject([offered]);
  });

  it.each<[string, Partial<ShellRecord>, ReturnType<typeof strands>]>([
    ['of an older contract', { contract: '1.1.0' }, strands('mf-hotels 1.0.0+aa cannot run in it (contract-range)')],
    [
      'of a next major step',
      { contract: '2.0.0' },
      strands('mf-flights 1.0.0+aa cannot run in it', 'mf-hotels 1.0.0+aa cannot run in it'),
    ],
    ['with a page of its own at a live address', { routes: ['/flights'] }, strands('(clash-shell-route)')],
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

describe('[MFE-7] Several versions of a shell', () => {
  const retire = async (version: string, name = 'web') => {
    const act = { act: 'shell-retire', shell: name, version, reason: 'no host runs it', at: trial.now().toISOString() };
    return trial.registry.act(await trial.registry.sign(act as Parameters<typeof trial.registry.sign>[0]));
  };
  const next = async (version: string, contract: string, together: readonly string[] = []) => {
    trial.pass(1000);
    return register({ version, contract }, together);
  };
  const versions = async () => (await shellsOf()).map(({ name, version }) => `${name} ${version}`);
  const needsNewest = () => trial.bundle({ remote: 'mf-hotels', version: '1.1.0+bb', contract: '^1.5.0' });

  it('are live beside each other, and a release has to run in all of them until the older one is retired', async () => {
    await next('2.0.0', '1.4.0');
    await next('2.1.0', '1.5.0');
    await expect(trial.registry.publish(await needsNewest())).rejects.toMatchObject({
      findings: [{ code: 'contract-range', message: expect.stringContaining('shell web 2.0.0 offers 1.4.0') }],
    });
    await retire('2.0.0');
    expect(await versions()).toEqual(['web 2.1.0']);
    await trial.registry.publish(await needsNewest());
    expect(await trial.registry.log(2)).toMatchObject([{ act: 'shell-retire', what: 'web 2.0.0' }, { act: 'publish' }]);
  });

  it('are three at most: the one registered first ends', async () => {
    for (const version of ['2.0.0', '2.1.0', '2.0.1', '2.2.0']) await next(version, '1.4.0');
    await expect(next('2.2.0', '1.4.0')).resolves.toMatchObject({ changed: false });
    expect(await versions()).toEqual(['web 2.1.0', 'web 2.0.1', 'web 2.2.0']);
  });

  it('end when the next one comes together with the remotes, of its own name alone', async () => {
    await register({ name: 'emongolia' });
    await next('2.0.0', '1.4.0');
    await next('3.0.0', '2.0.0', ['mf-hotels', 'mf-flights']);
    expect(await versions()).toEqual(['emongolia 2.0.0', 'web 3.0.0']);
  });

  it('are retired one by one, the only one never, and nobody by a credential of one remote', async () => {
    await next('2.0.0', '1.4.0');
    await expect(retire('2.0.0')).rejects.toMatchObject({ code: 'last-shell' });
    await next('2.1.0', '1.4.0');
    await expect(retire('1.9.0')).rejects.toMatchObject({ code: 'unknown-shell' });
    const team = await trial.credential('promote', 'mf-hotels');
    const act = { act: 'shell-retire', shell: 'web', version: '2.0.0', reason: 'a test' } as const;
    const signed = trial.signed({ ...act, at: trial.now().toISOString() }, team);
    await expect(trial.registry.act(signed)).rejects.toMatchObject({ code: 'foreign-credential' });
    expect(await versions()).toEqual(['web 2.0.0', 'web 2.1.0']);
  });

  it('begin with the one that a registry wrote when a shell had one version', async () => {
    const file = join(trial.folder, 'releases', 'shells', 'web.json');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(offered));
    await register({});
    expect(await versions()).toEqual(['web 2.0.0']);
    writeFileSync(file, JSON.stringify({ ...offered, version: '1.0.0' }));
    expect(await versions()).toEqual(['web 1.0.0', 'web 2.0.0']);
    await retire('1.0.0');
    expect(await versions()).toEqual(['web 2.0.0']);
  });
});
