/** @jest-environment node */
import { defineRemote, type RemoteModule } from '@aylal/shell';
import { createStaticLoader } from './create-static-loader.ts';
import { RemoteUnavailable, type RemoteLoader } from './loader.ts';
import { openPart } from './open-part.ts';
import type { LoadReport } from './report-load.ts';

const none = async () => ({ default: {} });
const messages = { mn: none, en: none, zh: none, ru: none, ko: none, ja: none };
const moduleOf = (release: string) => defineRemote({ id: `mf-${release}`, messages });
const releaseIn = (remoteModule: RemoteModule) => remoteModule.id.slice('mf-'.length);
const never = () => new Promise<never>(() => undefined);
const later = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(resolve, ms, value));
const limits = { partMs: 50, allMs: 300 };

/** A remote with the release `new`, and `old` behind it. */
function setUp({ lastGood = true } = {}) {
  let present = 'new';
  const given: string[] = [];
  const reports: LoadReport[] = [];
  const loader: RemoteLoader = {
    ...createStaticLoader({}),
    load: async () => moduleOf(present),
    releaseOf: () => present,
    giveUp(_id, release) {
      given.push(release);
      if (!lastGood || release === 'old') return false;
      present = 'old';
      return true;
    },
    report: (report) => void reports.push(report),
  };
  const open = (parts: Record<string, () => Promise<string>>) =>
    openPart(loader, 'mf-trial', 'routes /trial', (remoteModule) => parts[releaseIn(remoteModule)], limits);
  return { open, given, reports, loader };
}

describe('A part of a remote', () => {
  afterEach(() => jest.useRealTimers());

  it('comes from the present release', async () => {
    const { open, given } = setUp();
    expect(await open({ new: async () => 'part' })).toEqual({ part: 'part', release: 'new' });
    expect(given).toEqual([]);
  });

  it('may take as long as its loader allows: a developer waits for the compiler', async () => {
    const { loader } = setUp();
    const patient: RemoteLoader = { ...loader, limitsOf: () => ({ partMs: 20, allMs: 30 }) };
    const open = (ms: number) => openPart(patient, 'mf-trial', 'routes /trial', () => () => later(ms, 'part'));
    expect(await open(1)).toMatchObject({ part: 'part' });
    await expect(open(500)).rejects.toBeInstanceOf(RemoteUnavailable);
  });

  it('[MFE-6] is asked for once more, which heals and is no failure', async () => {
    const { open, given, reports } = setUp();
    let calls = 0;
    expect(await open({ new: () => (++calls === 1 ? Promise.reject(new Error('404')) : later(1, 'part')) })).toEqual({
      part: 'part',
      release: 'new',
    });
    expect(given).toEqual([]);
    expect(reports).toMatchObject([{ outcome: 'healed', release: 'new' }]);
  });

  it.each([
    ['is refused', () => Promise.reject(new Error('404'))],
    ['hangs', never],
    ['is not there at all', undefined],
  ])('[MFE-5] comes from the last good release when it %s', async (_how, fails) => {
    const { open, given } = setUp();
    expect(await open({ ...(fails ? { new: fails } : {}), old: async () => 'part' })).toEqual({
      part: 'part',
      release: 'old',
    });
    expect(given).toEqual(['new']);
  });

  it('still comes from a release that is only slow', async () => {
    const { open } = setUp();
    expect(await open({ new: () => later(100, 'slow'), old: never })).toEqual({ part: 'slow', release: 'new' });
  });

  it.each([
    ['refused everywhere', () => Promise.reject(new Error('404')), true],
    ['hanging everywhere', never, true],
    ['refused, with no release behind', () => Promise.reject(new Error('404')), false],
    ['hanging, with no release behind', never, false],
  ])('[MFE-5] is given up in time: %s', async (_how, fails, lastGood) => {
    jest.useFakeTimers();
    const { open } = setUp({ lastGood });
    const ended = jest.fn();
    const opened = open({ new: fails, old: fails }).catch((error: unknown) => ended(error));
    await jest.advanceTimersByTimeAsync(limits.allMs);
    expect(ended).toHaveBeenCalledWith(expect.any(RemoteUnavailable));
    await opened;
  });

  it('[MFE-5] keeps nobody waiting a second time', async () => {
    const { open, loader } = setUp();
    await expect(open({ new: never, old: never })).rejects.toBeInstanceOf(RemoteUnavailable);
    const part = { new: jest.fn(async () => 'part'), old: async () => 'part' };
    await expect(open(part)).rejects.toBeInstanceOf(RemoteUnavailable);
    expect(part.new).not.toHaveBeenCalled();
    loader.circuit.close('mf-trial');
    expect(await open(part)).toMatchObject({ part: 'part' });
  });

  it('is asked for again where it was refused at once: that keeps nobody waiting', async () => {
    const { open } = setUp({ lastGood: false });
    await expect(open({ new: () => Promise.reject(new Error('404')) })).rejects.toBeInstanceOf(RemoteUnavailable);
    expect(await open({ new: async () => 'part' })).toMatchObject({ part: 'part' });
  });
});
