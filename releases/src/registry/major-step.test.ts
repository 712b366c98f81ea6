import { whyNotIn } from '../gates/why-not-in.ts';
import { createFolderSource } from '../sources/folder-source.ts';
import { openTrialRegistry, type TrialRegistry } from '../testing/trial-registry.ts';
import type { TrialRelease } from '../testing/trial-release.ts';
import type { ShellRecord } from './shell-record.ts';

const react = { built: '19.3.1', range: '19.3.1' };
const shell = (version: string, earlier?: string): ShellRecord => ({
  ...{ name: 'web', version, contract: '1.4.0', events: [] },
  shared: { react: '19.3.1', 'react-dom': '19.3.1', '@aylal/ui': version },
  ...(earlier
    ? { earlier: [{ facade: '@aylal/ui', version: earlier, exports: { '@aylal/ui': ['Button', 'Card'] } }] }
    : {}),
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

async function register(version: string, together: readonly string[] = [], earlier?: string) {
  const act = { act: 'shell', shell: shell(version, earlier), together, reason: 'a test' } as const;
  return trial.registry.act(await trial.registry.sign({ ...act, at: trial.now().toISOString() }));
}
async function retire(version: string) {
  const act = { act: 'shell-retire', shell: 'web', version, reason: 'a test' } as const;
  return trial.registry.act(await trial.registry.sign({ ...act, at: trial.now().toISOString() }));
}
async function versions(ui: string) {
  const source = await createFolderSource(trial.registry, { baseUrl: '/', now: trial.now, shell: shell(ui) });
  const { releases } = source.resolve({ visitor: null, profile: 'web' });
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

  it('leaves no visitor without a remote while both majors are in one host, whichever team moves first', async () => {
    const both = () => shell('5.0.0', '4.2.0');
    const source = await createFolderSource(trial.registry, { baseUrl: '/', now: trial.now, shell: both() });
    const pages: { versions: (string | undefined)[]; dark: number }[] = [];
    /** A hundred visitors, as the host serves them right now. */
    const visit = async () => {
      await source.refresh();
      for (let one = 0; one < 100; one += 1) {
        const { releases } = source.resolve({ visitor: `visitor-${one}`, profile: 'web' });
        const given = remotes.map((id) => releases[id]);
        const dark = given.filter((one) => !one || whyNotIn(both())(one.record) !== null).length;
        pages.push({ versions: given.map((one) => one?.version), dark });
      }
      return [...new Set(pages.slice(-100).map(({ versions }) => versions.join(' ')))].toSorted();
    };

    // Nobody has to move: the releases of before run on the earlier major.
    await register('5.0.0', [], '4.2.0');
    await retire('4.0.0');
    expect(await visit()).toEqual(['1.0.0+aa 1.0.0+aa']);
    // The second team is first, with a share; the other one mends something on the earlier major meanwhile.
    await trial.registry.publish(await trial.bundle(release('mf-hotels', '2.0.0+bb', '5.0.0')));
    await trial.promote({ 'mf-hotels': '2.0.0+bb' }, 5000);
    expect(await visit()).toEqual(['1.0.0+aa 1.0.0+aa', '1.0.0+aa 2.0.0+bb']);
    await trial.live(release('mf-flights', '1.0.1+cc', '4.0.0'));
    await trial.promote({ 'mf-hotels': '2.0.0+bb' });
    expect(await visit()).toEqual(['1.0.1+cc 2.0.0+bb']);
    await expect(register('5.1.0')).rejects.toMatchObject({
      findings: [
        expect.objectContaining({ message: expect.stringMatching(/^mf-flights .+ \^4\.0\.0 .+ provides 5\.1\.0$/) }),
        expect.objectContaining({ message: expect.stringMatching(/^mf-flights /) }),
        expect.objectContaining({ message: expect.stringMatching(/^mf-hotels 1\.0\.0/) }),
      ],
    });
    await trial.live(release('mf-flights', '2.0.0+dd', '5.0.0'));
    expect(await visit()).toEqual(['2.0.0+dd 2.0.0+bb']);
    // What pages fall back to needs the earlier major as long as it was built for it.
    await expect(register('5.1.0')).rejects.toMatchObject({ code: 'shell-strands' });
    await trial.live(...remotes.map((remote) => release(remote, '2.0.1+ee', '5.0.0')));
    await register('5.1.0');
    expect(await visit()).toEqual(['2.0.1+ee 2.0.1+ee']);
    expect(pages.filter(({ dark }) => dark > 0)).toEqual([]);
    expect(source.unfit?.()).toEqual([]);
  });

  it('says which majors a shell has when a release asks for another one', async () => {
    await register('5.0.0', [], '4.2.0');
    await expect(
      trial.registry.publish(await trial.bundle(release('mf-hotels', '1.1.0+bb', '4.3.0'))),
    ).rejects.toMatchObject({
      findings: expect.arrayContaining([
        expect.objectContaining({ message: expect.stringContaining('provides 5.0.0 and 4.2.0') }),
      ]),
    });
  });
});
