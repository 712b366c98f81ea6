/** @jest-environment node */
import type { DoorAddress } from './federation-runtime.ts';
import { contents, remoteModule, never, record, setUpLoader } from './testing/set-up-loader.ts';

describe('The loader, when the page names a second origin', () => {
  const at = (origin: string) => (address: DoorAddress) => address.entry.startsWith(`http://${origin}.test`);
  const [shop, other] = [at('shop'), at('second')];

  it.each([
    ['is refused', () => Promise.reject(new Error('refused'))],
    ['hangs', never],
  ])('[MFE-5] tries once more there, by the same hash, when the first %s', async (_how, fails) => {
    const { loader, asked, reports, hashes } = setUpLoader({
      release: { contents: contents('new') },
      second: true,
      loadModule: (address) => (shop(address) ? fails() : Promise.resolve(remoteModule)),
    });
    expect(await loader.load('mf-trial')).toBe(remoteModule);
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
    const { loader, fetched } = setUpLoader({
      second: true,
      loadModule: async () => remoteModule,
      fetch: async (url) => (url.startsWith('/r/') ? new Response('', { status: 404 }) : Response.json(record('new'))),
    });
    expect(await loader.load('mf-trial')).toBe(remoteModule);
    expect(fetched).toEqual(['/r/new/release.json', 'http://second.test/r/mf-trial/new/release.json']);
  });

  it('asks nothing of it while the first gives everything, but knows its hashes, for chunks', async () => {
    const { loader, asked, hashes } = setUpLoader({
      release: { contents: contents('new') },
      second: true,
      loadModule: async () => remoteModule,
    });
    await loader.load('mf-trial');
    expect(asked.filter(other)).toEqual([]);
    expect(hashes['http://second.test/r/mf-trial/new/entry.js']).toBe('sha384-h');
  });

  it('[MFE-5] goes past all caches of the first when the second is not there', async () => {
    let calls = 0;
    const { loader, asked } = setUpLoader({
      release: { contents: contents('new') },
      second: true,
      loadModule: (address) =>
        other(address) || (calls += 1) === 1 ? Promise.reject(new Error('refused')) : Promise.resolve(remoteModule),
    });
    expect(await loader.load('mf-trial')).toBe(remoteModule);
    expect(asked.at(-1)?.entry).toBe('http://shop.test/r/new/entry.js?attempt=2');
  });

  it('[MFE-3] takes the last good release from there when the first hangs', async () => {
    const { loader, asked, fetched } = setUpLoader({
      release: { contents: contents('new') },
      lastGood: true,
      second: true,
      loadModule: (address) => {
        if (shop(address)) return never();
        return address.entry.includes('/new/') ? Promise.reject(new Error('404')) : Promise.resolve(remoteModule);
      },
    });
    expect(await loader.load('mf-trial')).toBe(remoteModule);
    expect(loader.releaseOf('mf-trial')).toBe('old');
    expect(asked.at(-1)?.entry).toBe('http://second.test/r/mf-trial/old/entry.js');
    // Also what is asked ahead: a connection to an origin that hangs is gone.
    expect(new Set(fetched)).toEqual(new Set(['http://second.test/r/mf-trial/old/release.json']));
  });
});
