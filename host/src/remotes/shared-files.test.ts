/** @jest-environment node */
import { describeFailure } from './describe-failure.ts';
import { createFileOrigins } from './file-origins.ts';
import { releaseAt } from './release-of-url.ts';
import { contents, remoteModule, record, setUpLoader } from './testing/set-up-loader.ts';

const sharing = (version: string) => ({ ...contents(version), sharesFiles: true as const });
const refuse = () => Promise.reject(new Error('404'));

describe('A release that shares its files with others of its remote', () => {
  it('is taken from where a cache may have them of an earlier release, by the same hash', async () => {
    const { loader, asked, hashes } = setUpLoader({
      release: { contents: sharing('new') },
      loadModule: async () => remoteModule,
    });
    await loader.load('mf-trial');
    expect(asked.map(({ entry }) => entry)).toEqual(['http://shop.test/r/files/entry.js']);
    expect(hashes).toEqual({
      'http://shop.test/r/new/entry.js': 'sha384-h',
      'http://shop.test/r/files/entry.js': 'sha384-h',
    });
  });

  it('is warmed there', async () => {
    const { loader, warmed } = setUpLoader({
      release: { contents: { ...sharing('new'), hashes: { 'entry.js': 'h', 'remote.js': 'r' } } },
      loadModule: async () => remoteModule,
    });
    loader.warm('mf-trial');
    await new Promise(setImmediate);
    expect(warmed).toEqual(['http://shop.test/r/files/entry.js', 'http://shop.test/r/files/remote.js']);
  });

  it('[MFE-6] is tried again, and gives way, out of folders of one release each: what is shared may be what is broken', async () => {
    const { loader, asked, warmed, reports } = setUpLoader({
      release: { contents: sharing('new') },
      lastGood: true,
      fetch: async () => Response.json({ ...record('old'), sharesFiles: true }),
      loadModule: ({ entry }) => (entry.includes('/old/') ? Promise.resolve(remoteModule) : refuse()),
    });
    expect(await loader.load('mf-trial')).toBe(remoteModule);
    expect(asked.map(({ entry }) => entry)).toEqual([
      'http://shop.test/r/files/entry.js',
      'http://shop.test/r/new/entry.js?attempt=2',
      'http://shop.test/r/old/entry.js',
    ]);
    expect(new Set(warmed)).toEqual(new Set(['http://shop.test/r/old/entry.js']));
    expect(reports.at(-1)).toMatchObject({ outcome: 'last-good', release: 'old' });
  });

  it('has them at the second origin too', () => {
    const origins = createFileOrigins('https://second.test/cdn/', 'https://shop.test/mn');
    origins.second('mf-trial', { base: '/releases/mf-trial/1.0.0+ab/', version: '1.0.0+ab', digest: 'd' });
    expect(origins.elsewhere('https://shop.test/releases/mf-trial/files/a.js')).toBe(
      'https://second.test/cdn/mf-trial/files/a.js',
    );
  });

  it('is the one that such a file speaks for in a report', () => {
    const releases = {
      'mf-trial': {
        version: '2.0.0',
        base: '/releases/mf-trial/2.0.0/',
        digest: 'd',
        lastGood: { version: '1.0.0', base: '/releases/mf-trial/1.0.0/', digest: 'd' },
      },
    };
    const address = 'https://shop.test/releases/mf-trial/files/screen.0a1b2c3d4e.js';
    expect(releaseAt(address, releases)).toEqual({ id: 'mf-trial', release: '2.0.0' });
    expect(releaseAt('https://shop.test/releases/mf-other/files/screen.js', releases)).toBeUndefined();
    const error = new Error('x');
    error.stack = `Error: x\n    at f (${address}:1:2)`;
    const place = { id: 'mf-trial', release: '2.0.0', path: '/mn', descriptors: [] };
    expect(describeFailure(error, place).frames).toEqual(['screen.0a1b2c3d4e.js:1:2']);
  });
});
