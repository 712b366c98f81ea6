/** @jest-environment node */
import { defineRemote, type RemoteDoor } from '@aylal/shell';
import type { BootRelease, ReleaseContents } from './boot-document.ts';
import { createRemoteLoader } from './create-remote-loader.ts';
import { createKnownReleases } from './known-releases.ts';
import type { DoorAddress } from './federation-runtime.ts';
import type { LoadReport } from './report-load.ts';

const none = async () => ({ default: {} });
const door = defineRemote({ id: 'mf-trial', messages: { mn: none, en: none, zh: none, ru: none, ko: none, ja: none } });
const contents = (version: string, contract = '^1.0.0'): ReleaseContents => ({
  container: 'mf_trial',
  uniqueName: `mf_trial_${version}`,
  entry: 'entry.js',
  contract,
  chunks: { remote: ['remote.js'] },
  hashes: { 'entry.js': 'h' },
});
const record = (version: string) => ({
  container: 'mf_trial',
  uniqueName: `mf_trial_${version}`,
  entry: 'entry.js',
  shell: { contractRange: '^1.0.0' },
  exposes: { './remote': ['remote.js'] },
  chunks: {},
  files: { 'entry.js': { sha384: 'h' } },
});

interface Setup {
  release?: Partial<BootRelease>;
  lastGood?: boolean;
  /** The remote did not come with the page. */
  others?: boolean;
  loadDoor: (address: DoorAddress) => Promise<unknown>;
  fetch?: (url: string) => Promise<Response>;
}

function setUp({
  release = {},
  lastGood = false,
  others = false,
  loadDoor,
  fetch = async () => Response.json(record('old')),
}: Setup) {
  const reports: LoadReport[] = [];
  const asked: DoorAddress[] = [];
  const fetched: string[] = [];
  const hashes: Record<string, string> = {};
  const present: BootRelease = {
    version: 'new',
    base: '/r/new/',
    digest: 'd',
    ...release,
    ...(lastGood ? { lastGood: { version: 'old', base: '/r/old/', digest: 'd' } } : {}),
  };
  const answers = ((url: string) => {
    fetched.push(url);
    return fetch(url);
  }) as typeof globalThis.fetch;
  const loader = createRemoteLoader({
    boot: { contract: '1.0.0' },
    releases: createKnownReleases({ pin: 'revision=7', releases: others ? {} : { 'mf-trial': present } }, answers),
    hashes,
    report: (one) => reports.push(one),
    runtime: {
      loadDoor(address) {
        asked.push(address);
        return loadDoor(address);
      },
    },
    fetch: answers,
    page: warmablePage(),
    now: () => performance.now(),
    limits: { manifestMs: 150, entryMs: 150, retryMs: 150, allMs: 1500 },
  });
  return { loader, reports, asked, fetched, hashes };
}

/** Takes the hints of warming and keeps none. */
function warmablePage(): Document {
  const head = { querySelector: () => null, append: () => undefined };
  return { baseURI: 'http://shop.test/mn', head, createElement: () => ({}) } as unknown as Document;
}

const never = () => new Promise<never>(() => undefined);

describe('createRemoteLoader', () => {
  it('loads the release that travels with the page without asking for its record', async () => {
    const { loader, fetched, hashes } = setUp({ release: { contents: contents('new') }, loadDoor: async () => door });
    expect(await loader.load('mf-trial')).toBe(door);
    expect(fetched).toEqual([]);
    expect(hashes).toEqual({ 'http://shop.test/r/new/entry.js': 'sha384-h' });
  });

  it('loads once for everybody who asks at the same time', async () => {
    const { loader, asked } = setUp({ release: { contents: contents('new') }, loadDoor: async () => door });
    await Promise.all([loader.load('mf-trial'), loader.load('mf-trial')]);
    expect(asked).toHaveLength(1);
  });

  it('[MFE-5] tries once more at another address', async () => {
    let calls = 0;
    const { loader, asked, reports } = setUp({
      release: { contents: contents('new') },
      loadDoor: async () => (++calls === 1 ? Promise.reject(new Error('404')) : door),
    });
    await loader.load('mf-trial');
    expect(asked.map(({ entry }) => entry)).toEqual([
      'http://shop.test/r/new/entry.js',
      'http://shop.test/r/new/entry.js?attempt=2',
    ]);
    expect(reports.map(({ outcome }) => outcome)).toEqual(['healed']);
  });

  it.each([
    ['is refused', async () => Promise.reject(new Error('refused'))],
    ['hangs', never],
  ])('[MFE-3] falls back to the last good release when the entry %s', async (_how, fails) => {
    const { loader, reports } = setUp({
      release: { contents: contents('new') },
      lastGood: true,
      loadDoor: ({ entry }) => (entry.includes('/new/') ? fails() : Promise.resolve(door)),
    });
    expect(await loader.load('mf-trial')).toBe(door);
    expect(loader.releaseOf('mf-trial')).toBe('old');
    expect(reports.map(({ outcome, release }) => [outcome, release])).toEqual([
      ['failed', 'new'],
      ['last-good', 'old'],
    ]);
  });

  it.each([
    ['404', async () => new Response('', { status: 404 })],
    ['a page instead', async () => new Response('<!doctype html>')],
    ['refused', async () => Promise.reject(new TypeError('refused'))],
  ])('falls back when the record is answered by %s', async (_how, answer) => {
    const { loader } = setUp({
      lastGood: true,
      loadDoor: async () => door,
      fetch: (url) => (url.includes('/new/') ? answer() : Promise.resolve(Response.json(record('old')))),
    });
    expect(await loader.load('mf-trial')).toBe(door);
  });

  it('[MFE-7] refuses a release for another contract before any of it runs, and does not try it again', async () => {
    const { loader, asked } = setUp({ release: { contents: contents('new', '^2.0.0') }, loadDoor: async () => door });
    await expect(loader.load('mf-trial')).rejects.toMatchObject({
      name: 'RemoteUnavailable',
      reason: 'contract',
      release: 'new',
    });
    expect(asked).toEqual([]);
  });

  it('refuses what is no door, and does not try it again', async () => {
    const { loader, asked } = setUp({
      release: { contents: contents('new') },
      loadDoor: async () => ({ id: 'mf-other' }) as Partial<RemoteDoor>,
    });
    await expect(loader.load('mf-trial')).rejects.toMatchObject({ reason: 'door' });
    expect(asked).toHaveLength(1);
  });

  it('[MFE-5] gives up in time and heals at the next call', async () => {
    let down = true;
    const { loader } = setUp({
      release: { contents: contents('new') },
      loadDoor: () => (down ? never() : Promise.resolve(door)),
    });
    await expect(loader.load('mf-trial')).rejects.toMatchObject({ reason: 'entry' });
    down = false;
    expect(await loader.load('mf-trial')).toBe(door);
  });

  it('[MFE-5] gives the last good release from then on when the present one is given up, and tells once', async () => {
    const { loader, asked, reports } = setUp({
      release: { contents: contents('new') },
      lastGood: true,
      loadDoor: async () => door,
    });
    await loader.load('mf-trial');
    expect(loader.giveUp('mf-trial', 'new', 'chunk')).toBe(true);
    await Promise.all([loader.load('mf-trial'), loader.load('mf-trial')]);
    expect(loader.releaseOf('mf-trial')).toBe('old');
    expect(loader.giveUp('mf-trial', 'new', 'render')).toBe(true);
    await loader.load('mf-trial');
    expect(asked.map(({ entry }) => entry)).toEqual([
      'http://shop.test/r/new/entry.js',
      'http://shop.test/r/old/entry.js',
    ]);
    expect(reports.map(({ outcome, release, reason }) => [outcome, release, reason])).toEqual([
      ['loaded', 'new', undefined],
      ['failed', 'new', 'chunk'],
      ['last-good', 'old', undefined],
      ['render-error', 'new', 'render'],
    ]);
  });

  it('[MFE-5] begins anew after the last good release was given up too', async () => {
    const { loader } = setUp({ release: { contents: contents('new') }, lastGood: true, loadDoor: async () => door });
    await loader.load('mf-trial');
    loader.giveUp('mf-trial', 'new', 'chunk');
    await loader.load('mf-trial');
    expect(loader.giveUp('mf-trial', 'old', 'chunk')).toBe(false);
    await loader.load('mf-trial');
    expect(loader.releaseOf('mf-trial')).toBe('new');
  });

  it('has nothing to give up to where no release stands behind', async () => {
    const { loader } = setUp({ release: { contents: contents('new') }, loadDoor: async () => door });
    await loader.load('mf-trial');
    expect(loader.giveUp('mf-trial', 'new', 'chunk')).toBe(false);
  });

  describe('When the remote did not come with the page', () => {
    const other: BootRelease = { version: 'new', base: '/r/new/', digest: 'd', contents: contents('new') };

    it('asks the server for its release in the set of the page, once for everybody', async () => {
      const { loader, fetched, hashes } = setUp({
        others: true,
        loadDoor: async () => door,
        fetch: async (url) => (url.includes('unknown') ? new Response('', { status: 404 }) : Response.json(other)),
      });
      loader.warm('mf-unknown');
      expect(await Promise.all([loader.load('mf-trial'), loader.load('mf-trial')])).toEqual([door, door]);
      expect(fetched).toEqual(['/boot/releases/mf-unknown?revision=7', '/boot/releases/mf-trial?revision=7']);
      expect(hashes).toEqual({ 'http://shop.test/r/new/entry.js': 'sha384-h' });
      expect(loader.releaseOf('mf-trial')).toBe('new');
    });

    it('[MFE-5] asks once more, gives up in time and heals at the next call', async () => {
      let down = true;
      const { loader, fetched } = setUp({
        others: true,
        loadDoor: async () => door,
        fetch: async () => (down ? new Response('', { status: 503 }) : Response.json(other)),
      });
      await expect(loader.load('mf-trial')).rejects.toMatchObject({ name: 'RemoteUnavailable', reason: 'manifest' });
      expect(fetched).toHaveLength(2);
      down = false;
      expect(await loader.load('mf-trial')).toBe(door);
    });
  });

  it('knows no other remotes than the server does', async () => {
    const { loader } = setUp({ loadDoor: async () => door, fetch: async () => new Response('', { status: 404 }) });
    await expect(loader.load('mf-other')).rejects.toMatchObject({ reason: 'unknown-remote' });
  });
});
