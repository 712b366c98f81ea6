import { createFolderSource } from '../sources/folder-source.ts';
import { openTrialRegistry, type TrialRegistry } from '../testing/trial-registry.ts';
import type { TrialRelease } from '../testing/trial-release.ts';
import type { ShellRecord } from './shell-record.ts';

const react = { built: '19.3.1', range: '19.3.1' };
const shell = (version: string): ShellRecord => ({
  ...{ name: 'web', version, contract: '1.4.0', events: [] },
  shared: { react: '19.3.1', 'react-dom': '19.3.1', '@aylal/ui': version },
});
const release = (remote: string, version: string, ui: string): TrialRelease => ({
  ...{ remote, version },
  shared: { react, 'react-dom': react, '@aylal/ui': { built: ui, range: `^${ui}` } },
});
const remotes = ['mf-flights', 'mf-hotels'];

let trial: TrialRegistry;
beforeEach(async () => {
  trial = openTrialRegistry();
  await register('4.0.0');
  await trial.live(...remotes.map((remote) => release(remote, '1.0.0+aa', '4.0.0')));
});
afterEach(() => trial.close());

async function register(version: string, together: readonly string[] = []) {
  const act = { act: 'shell', shell: shell(version), together, reason: 'a test' } as const;
  return trial.registry.act(await trial.registry.sign({ ...act, at: trial.now().toISOString() }));
}
async function versions(ui: string) {
  const source = await createFolderSource(trial.registry, { baseUrl: '/', now: trial.now, shell: shell(ui) });
  const { releases } = source.resolve({ visitor: null, mode: 'web' });
  return { ...Object.fromEntries(remotes.map((id) => [id, releases[id]?.version])), unfit: source.unfit?.().length };
}

describe('[MFE-7] [MFE-8] A major step of a facade', () => {
  it('is refused for the shell alone, passes with all remotes, leaves older hosts with what they can run, and goes back', async () => {
    await expect(register('5.0.0')).rejects.toMatchObject({ code: 'shell-strands' });
    await register('5.0.0', remotes);
    await trial.live(...remotes.map((remote) => release(remote, '2.0.0+bb', '5.0.0')));
    expect(await versions('5.0.0')).toEqual({ 'mf-flights': '2.0.0+bb', 'mf-hotels': '2.0.0+bb', unfit: 0 });
    expect(await versions('4.0.0')).toEqual({ 'mf-flights': '1.0.0+aa', 'mf-hotels': '1.0.0+aa', unfit: 2 });

    const back = { act: 'rollback', channel: 'stable', to: 1, after: 2, reason: 'a test' } as const;
    const rollBack = async () =>
      trial.registry.act(await trial.registry.sign({ ...back, at: trial.now().toISOString() }));
    await expect(rollBack()).rejects.toMatchObject({ code: 'shared-range' });
    await register('4.0.0', remotes);
    await rollBack();
    expect(await versions('4.0.0')).toEqual({ 'mf-flights': '1.0.0+aa', 'mf-hotels': '1.0.0+aa', unfit: 0 });
  });
});
