/** @jest-environment node */
import type { BootRelease } from './boot-document.ts';
import { circuitMs } from './circuit-breaker.ts';
import { RemoteUnavailable } from './loader.ts';
import { abortedBy, contents, remoteModule, never, record, setUpLoader, standard } from './testing/set-up-loader.ts';

describe('createRemoteLoader', () => {
  it('loads the release that travels with the page without asking for its record', async () => {
    const { loader, fetched, hashes } = setUpLoader({
      release: { contents: contents('new') },
      loadModule: async () => remoteModule,
    });
    expect(await loader.load('mf-trial')).toBe(remoteModule);
    expect(fetched).toEqual([]);
    expect(hashes).toEqual({ 'http://shop.test/r/new/entry.js': 'sha384-h' });
  });

  it('loads once for everybody who asks at the same time', async () => {
    const { loader, asked } = setUpLoader({
      release: { contents: contents('new') },
      loadModule: async () => remoteModule,
    });
    await Promise.all([loader.load('mf-trial'), loader.load('mf-trial')]);
    expect(asked).toHaveLength(1);
  });

  it('[MFE-5] tries once more at another address', async () => {
    let calls = 0;
    const { loader, asked, reports } = setUpLoader({
      release: { contents: contents('new') },
      loadModule: async () => (++calls === 1 ? Promise.reject(new Error('404')) : remoteModule),
    });
    await loader.load('mf-trial');
    expect(asked.map(({ entry }) => entry)).toEqual([
      'http://shop.test/r/new/entry.js',
      'http://shop.test/r/new/entry.js?attempt=2',
    ]);
    expect(reports.map(({ outcome }) => outcome)).toEqual(['healed']);
  });

  it('[MFE-7] refuses a release for another contract before any of it runs, and does not try it again', async () => {
    const { loader, asked } = setUpLoader({
      release: { contents: contents('new', '^2.0.0') },
      loadModule: async () => remoteModule,
    });
    await expect(loader.load('mf-trial')).rejects.toMatchObject({
      name: 'RemoteUnavailable',
      reason: 'contract',
      release: 'new',
    });
    expect(asked).toEqual([]);
  });

  it('refuses what is no remote module, and does not try it again', async () => {
    const { loader, asked } = setUpLoader({
      release: { contents: contents('new') },
      loadModule: async () => ({ id: 'mf-other' }),
    });
    await expect(loader.load('mf-trial')).rejects.toMatchObject({ reason: 'module' });
    expect(asked).toHaveLength(1);
  });

  // Each of these limits has to hold: without it the time would be one of the others.
  const tight = { manifestMs: 6000, entryMs: 900, retryMs: 300, allMs: 1500 };
  it.each([
    ['an entry hangs', async () => Response.json(record('old')), 3000],
    ['a record hangs', (_url: string, signal?: AbortSignal) => abortedBy(signal), 3000],
  ])('[MFE-5] gives up in time where nothing comes: %s', async (_what, fetch, ms) => {
    const { loader } = setUpLoader({ loadModule: never, lastGood: true, fetch, limits: tight });
    const start = performance.now();
    await expect(loader.load('mf-trial')).rejects.toBeInstanceOf(RemoteUnavailable);
    expect(performance.now() - start).toBeLessThan(ms);
  });

  it('[MFE-5] gives a retry less time than the first try', async () => {
    const { loader } = setUpLoader({
      release: { contents: contents('new') },
      lastGood: true,
      loadModule: ({ entry }) => (entry.includes('/new/') ? never() : Promise.resolve(remoteModule)),
      limits: { ...standard, entryMs: 1500, allMs: 9000 },
    });
    const start = performance.now();
    await loader.load('mf-trial');
    expect(performance.now() - start).toBeLessThan(2800);
  });

  describe('When the remote did not come with the page', () => {
    const other: BootRelease = { version: 'new', base: '/r/new/', digest: 'd', contents: contents('new') };

    it('asks the server for its release in the set of the page, once for everybody', async () => {
      const { loader, fetched, hashes } = setUpLoader({
        others: true,
        loadModule: async () => remoteModule,
        fetch: async (url) => (url.includes('unknown') ? new Response('', { status: 404 }) : Response.json(other)),
      });
      loader.warm('mf-unknown');
      expect(await Promise.all([loader.load('mf-trial'), loader.load('mf-trial')])).toEqual([
        remoteModule,
        remoteModule,
      ]);
      expect(fetched).toEqual(['/boot/releases/mf-unknown?revision=7', '/boot/releases/mf-trial?revision=7']);
      expect(hashes).toEqual({ 'http://shop.test/r/new/entry.js': 'sha384-h' });
      expect(loader.releaseOf('mf-trial')).toBe('new');
    });

    it('[MFE-5] asks once more, gives up in time and heals at the next try', async () => {
      let down = true;
      const { loader, fetched } = setUpLoader({
        others: true,
        loadModule: async () => remoteModule,
        fetch: async () => (down ? new Response('', { status: 503 }) : Response.json(other)),
      });
      await expect(loader.load('mf-trial')).rejects.toMatchObject({ name: 'RemoteUnavailable', reason: 'manifest' });
      expect(fetched).toHaveLength(2);
      down = false;
      loader.circuit.close('mf-trial');
      expect(await loader.load('mf-trial')).toBe(remoteModule);
    });
  });

  it('knows no other remotes than the server does', async () => {
    const { loader } = setUpLoader({
      loadModule: async () => remoteModule,
      fetch: async () => new Response('', { status: 404 }),
    });
    await expect(loader.load('mf-other')).rejects.toMatchObject({ reason: 'unknown-remote' });
  });
  describe('When nothing of a remote could be had', () => {
    const down = async () => {
      let away = true;
      const made = setUpLoader({
        release: { contents: contents('new') },
        lastGood: true,
        loadModule: () => (away ? Promise.reject(new Error('refused')) : Promise.resolve(remoteModule)),
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
      expect(await loader.load('mf-trial')).toBe(remoteModule);
    });

    it('[MFE-5] it is asked for again when somebody presses the button', async () => {
      const { loader } = await down();
      loader.circuit.close('mf-trial');
      expect(await loader.load('mf-trial')).toBe(remoteModule);
    });
  });
});
