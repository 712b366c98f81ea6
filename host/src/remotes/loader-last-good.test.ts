/** @jest-environment node */
import { setTimeout } from 'node:timers/promises';
import { contents, remoteModule, never, record, setUpLoader } from './testing/set-up-loader.ts';

describe('The loader, where a release is of no use', () => {
  it.each([
    ['is refused', async () => Promise.reject(new Error('refused'))],
    ['hangs', never],
  ])('[MFE-3] falls back to the last good release when the entry %s', async (_how, fails) => {
    const { loader, reports } = setUpLoader({
      release: { contents: contents('new') },
      lastGood: true,
      loadModule: ({ entry }) => (entry.includes('/new/') ? fails() : Promise.resolve(remoteModule)),
    });
    expect(await loader.load('mf-trial')).toBe(remoteModule);
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
    const { loader } = setUpLoader({
      lastGood: true,
      loadModule: async () => remoteModule,
      fetch: (url) => (url.includes('/new/') ? answer() : Promise.resolve(Response.json(record('old')))),
    });
    expect(await loader.load('mf-trial')).toBe(remoteModule);
  });

  it('[MFE-5] gives the last good release from then on when the present one is given up, and tells once', async () => {
    const { loader, asked, reports } = setUpLoader({
      release: { contents: contents('new') },
      lastGood: true,
      loadModule: async () => remoteModule,
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

  it('[MFE-5] begins again after the last good release was given up too', async () => {
    const { loader } = setUpLoader({
      release: { contents: contents('new') },
      lastGood: true,
      loadModule: async () => remoteModule,
    });
    await loader.load('mf-trial');
    loader.giveUp('mf-trial', 'new', 'chunk');
    await loader.load('mf-trial');
    expect(loader.giveUp('mf-trial', 'old', 'chunk')).toBe(false);
    await loader.load('mf-trial');
    expect(loader.releaseOf('mf-trial')).toBe('new');
  });

  it('has nothing to give up to where no release is behind', async () => {
    const { loader } = setUpLoader({ release: { contents: contents('new') }, loadModule: async () => remoteModule });
    await loader.load('mf-trial');
    expect(loader.giveUp('mf-trial', 'new', 'chunk')).toBe(false);
  });

  it('[MFE-5] asks for the screen of the last good release at once when the present one is given up, and not before', async () => {
    const { loader, warmed } = setUpLoader({
      release: { contents: contents('new') },
      lastGood: true,
      loadModule: async () => remoteModule,
    });
    loader.warm('mf-trial', ['screen']);
    await loader.load('mf-trial');
    await setTimeout(20);
    expect(warmed.filter((href) => href.includes('/old/'))).toEqual([]);
    loader.giveUp('mf-trial', 'new', 'chunk');
    await loader.load('mf-trial');
    await setTimeout(20);
    expect(warmed).toContain('http://shop.test/r/old/screen.js');
  });
});
