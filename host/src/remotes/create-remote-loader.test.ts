/** @jest-environment node */
import { defineRemote, type RemoteDoor } from '@aylal/shell';
import type { BootRelease, ReleaseContents } from './boot-document.ts';
import { circuitMs, createCircuit } from './circuit.ts';
import { createRemoteLoader } from './create-remote-loader.ts';
import { createFileOrigins } from './file-origins.ts';
import { createKnownReleases } from './known-releases.ts';
import type { DoorAddress } from './federation-runtime.ts';
import { RemoteUnavailable } from './loader.ts';
import type { LoadReport } from './report-load.ts';

const pageUrl = 'http://shop.test/mn';
const standard = { manifestMs: 100, entryMs: 150, retryMs: 100, allMs: 600 };
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
  /** The page names a second origin. */
  second?: boolean;
  limits?: typeof standard;
  loadDoor: (address: DoorAddress) => Promise<unknown>;
  fetch?: (url: string, signal?: AbortSignal) => Promise<Response>;
}

function setUp({
  release = {},
  lastGood = false,
  others = false,
  second = false,
  limits = standard,
  loadDoor,
  fetch = async () => Response.json(record('old')),
}: Setup) {
  const reports: LoadReport[] = [];
  const asked: DoorAddress[] = [];
  const fetched: string[] = [];
  const warmed: string[] = [];
  const hashes: Record<string, string> = {};
  let skipped = 0;
  const now = () => performance.now() + skipped;
  const present: BootRelease = {
    version: 'new',
    base: '/r/new/',
    digest: 'd',
    ...release,
    ...(lastGood ? { lastGood: { version: 'old', base: '/r/old/', digest: 'd' } } : {}),
  };
  const answers = ((url: string, init?: { signal?: AbortSignal }) => {
    fetched.push(url);
    return fetch(url, init?.signal);
  }) as typeof globalThis.fetch;
  const loader = createRemoteLoader({
    boot: { contract: '1.0.0' },
    releases: createKnownReleases({ pin: 'revision=7', releases: others ? {} : { 'mf-trial': present } }, answers),
    origins: createFileOrigins(second ? 'http://second.test/r/' : undefined, pageUrl),
    circuit: createCircuit(now),
    hashes,
    report: (one) => reports.push(one),
    runtime: {
      loadDoor(address) {
        asked.push(address);
        return loadDoor(address);
      },
    },
    fetch: answers,
    page: warmablePage(warmed),
    now,
    limits,
  });
  return {
    loader,
    reports,
    asked,
    fetched,
    warmed,
    hashes,
    wait: (ms: number) => void (skipped += ms),
  };
}

/** Notes the hints of warming. */
function warmablePage(warmed: string[]): Document {
  const head = { querySelector: () => null, append: ({ href }: { href: string }) => warmed.push(href) };
  return { baseURI: pageUrl, head, createElement: () => ({}) } as unknown as Document;
}

/** An answer that does not come, as `fetch` gives it up. */
const abortedBy = (signal?: AbortSignal) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
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

  // Each of these limits has to hold: without it the time would be one of the others.
  const tight = { manifestMs: 2000, entryMs: 300, retryMs: 100, allMs: 500 };
  it.each([
    ['an entry hangs', async () => Response.json(record('old')), 1000],
    ['a record hangs', (_url: string, signal?: AbortSignal) => abortedBy(signal), 1000],
  ])('[MFE-5] gives up in time where nothing comes: %s', async (_what, fetch, ms) => {
    const { loader } = setUp({ loadDoor: never, lastGood: true, fetch, limits: tight });
    const start = performance.now();
    await expect(loader.load('mf-trial')).rejects.toBeInstanceOf(RemoteUnavailable);
    expect(performance.now() - start).toBeLessThan(ms);
  });

  it('[MFE-5] gives a retry less time than the first try', async () => {
    const { loader } = setUp({
      release: { contents: contents('new') },
      lastGood: true,
      loadDoor: ({ entry }) => (entry.includes('/new/') ? never() : Promise.resolve(door)),
      limits: { ...standard, entryMs: 400, allMs: 5000 },
    });
    const start = performance.now();
    await loader.load('mf-trial');
    expect(performance.now() - start).toBeLessThan(700);
  });

  describe('When nothing of a remote could be had', () => {
    const down = async () => {
      let away = true;
      const made = setUp({
        release: { contents: contents('new') },
        lastGood: true,
        loadDoor: () => (away ? Promise.reject(new Error('refused')) : Promise.resolve(door)),
      });
      await expect(made.loader.load('mf-trial')).rejects.toMatchObject({ reason: 'expose' });
      away = false;
      return made;
    };

    it('[MFE-5] it is not asked for again for 60 seconds, and says at once what it failed with', async () => {
      const { loader, asked, fetched, warmed, wait } = await down();
      const before = [asked, fetched, warmed].map(({ length }) => length);
      wait(circuitMs - 1000);
      loader.warm('mf-trial');
      await expect(loader.load('mf-trial')).rejects.toMatchObject({ id: 'mf-trial', release: 'new', reason: 'expose' });
      expect([asked, fetched, warmed].map(({ length }) => length)).toEqual(before);
      wait(1001);
      expect(await loader.load('mf-trial')).toBe(door);
    });

    it('[MFE-5] it is asked for again when somebody presses the button', async () => {
      const { loader } = await down();
      loader.circuit.close('mf-trial');
      expect(await loader.load('mf-trial')).toBe(door);
    });
  });

  describe('When the page names a second origin', () => {
    const at = (origin: string) => (address: DoorAddress) => address.entry.startsWith(`http://${origin}.test`);
    const [shop, other] = [at('shop'), at('second')];

    it.each([
      ['is refused', () => Promise.reject(new Error('refused'))],
      ['hangs', never],
    ])('[MFE-5] tries once more there, by the same hash, when the first %s', async (_how, fails) => {
      const { loader, asked, reports, hashes } = setUp({
        release: { contents: contents('new') },
        second: true,
        loadDoor: (address) => (shop(address) ? fails() : Promise.resolve(door)),
      });
      expect(await loader.load('mf-trial')).toBe(door);
      expect(asked.map(({ entry }) => entry)).toEqual([
        'http://shop.test/r/new/entry.js',
        'http://second.test/r/mf-trial/new/entry.js',
      ]);
      expect(hashes).toEqual({
        'http://shop.test/r/new/entry.js': 'sha384-h',
        'http://second.test/r/mf-trial/new/entry.js': 'sha384-h',
      });
      expect(reports).toMatchObject([{ outcome: 'healed', release: 'new' }]);
    });

    it('[MFE-5] reads the record there too when the first does not give it', async () => {
      const { loader, fetched } = setUp({
        second: true,
        loadDoor: async () => door,
        fetch: async (url) =>
          url.startsWith('/r/') ? new Response('', { status: 404 }) : Response.json(record('new')),
      });
      expect(await loader.load('mf-trial')).toBe(door);
      expect(fetched).toEqual(['/r/new/release.json', 'http://second.test/r/mf-trial/new/release.json']);
    });

    it('asks nothing of it while the first gives everything, but knows its hashes, for chunks', async () => {
      const { loader, asked, hashes } = setUp({
        release: { contents: contents('new') },
        second: true,
        loadDoor: async () => door,
      });
      await loader.load('mf-trial');
      expect(asked.filter(other)).toEqual([]);
      expect(hashes['http://second.test/r/mf-trial/new/entry.js']).toBe('sha384-h');
    });

    it('[MFE-5] goes past all caches of the first when the second is not there', async () => {
      let calls = 0;
      const { loader, asked } = setUp({
        release: { contents: contents('new') },
        second: true,
        loadDoor: (address) =>
          other(address) || (calls += 1) === 1 ? Promise.reject(new Error('refused')) : Promise.resolve(door),
      });
      expect(await loader.load('mf-trial')).toBe(door);
      expect(asked.at(-1)?.entry).toBe('http://shop.test/r/new/entry.js?attempt=2');
    });

    it('[MFE-3] takes the last good release from there when the first hangs', async () => {
      const { loader, asked, fetched } = setUp({
        release: { contents: contents('new') },
        lastGood: true,
        second: true,
        loadDoor: (address) => {
          if (shop(address)) return never();
          return address.entry.includes('/new/') ? Promise.reject(new Error('404')) : Promise.resolve(door);
        },
      });
      expect(await loader.load('mf-trial')).toBe(door);
      expect(loader.releaseOf('mf-trial')).toBe('old');
      expect(asked.at(-1)?.entry).toBe('http://second.test/r/mf-trial/old/entry.js');
      // Also what is asked ahead: a connection to an origin that hangs is gone.
      expect(new Set(fetched)).toEqual(new Set(['http://second.test/r/mf-trial/old/release.json']));
    });
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

    it('[MFE-5] asks once more, gives up in time and heals at the next try', async () => {
      let down = true;
      const { loader, fetched } = setUp({
        others: true,
        loadDoor: async () => door,
        fetch: async () => (down ? new Response('', { status: 503 }) : Response.json(other)),
      });
      await expect(loader.load('mf-trial')).rejects.toMatchObject({ name: 'RemoteUnavailable', reason: 'manifest' });
      expect(fetched).toHaveLength(2);
      down = false;
      loader.circuit.close('mf-trial');
      expect(await loader.load('mf-trial')).toBe(door);
    });
  });

  it('knows no other remotes than the server does', async () => {
    const { loader } = setUp({ loadDoor: async () => door, fetch: async () => new Response('', { status: 404 }) });
    await expect(loader.load('mf-other')).rejects.toMatchObject({ reason: 'unknown-remote' });
  });
});
