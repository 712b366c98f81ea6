/** @jest-environment node */
import { loadTimeSpan, type LoadOutcome, type ReleaseSet } from '@aylal/releases';
import { createReleaseCounts } from './release-counts.ts';

const set = (version: string, revision = 1) =>
  ({
    channel: 'stable',
    revision,
    releases: { 'mf-trial': { version, lastGood: { version: '0.9.0' }, record: { descriptor: { goal: ['book'] } } } },
  }) as unknown as ReleaseSet;
const said = (outcome: LoadOutcome, release = '1.0.0', ms = 30) => ({ id: 'mf-trial', release, outcome, ms });

describe('Counts of releases', () => {
  it('count a browser and its failure once', () => {
    const counts = createReleaseCounts();
    counts.page('a', set('1.0.0'), 0);
    counts.page('b', set('1.0.0'), 0);
    for (const outcome of ['failed', 'render-error', 'failed'] as const) counts.outcome('a', said(outcome));
    expect(counts.take()).toMatchObject([{ remote: 'mf-trial', version: '1.0.0', pages: 2, failures: 1 }]);
    expect(counts.take()).toEqual([]);
  });

  it('cannot be driven up by one browser, however often it comes and whatever it says', () => {
    const counts = createReleaseCounts();
    counts.page('good', set('1.0.0'), 0);
    for (let page = 0; page < 100; page += 1) {
      counts.page('bad', set('1.0.0'), 0);
      counts.outcome('bad', said('failed'));
      counts.outcome('bad', said('loaded'));
    }
    const [count] = counts.take();
    expect(count).toMatchObject({ pages: 2, failures: 1, loads: [1, 0, 0, 0, 0, 0, 0, 0, 0] });
    counts.page('bad', set('1.0.0'), 0);
    counts.outcome('bad', said('failed'));
    expect(counts.take()).toEqual([]);
  });

  it('count a browser again once the channel has moved, and not when it goes to and fro between two sets', () => {
    const counts = createReleaseCounts();
    for (let time = 0; time < 10; time += 1)
      for (const revision of [2, 1]) {
        counts.page('a', set(`1.0.${revision}`, revision), 0);
        counts.outcome('a', said('failed', `1.0.${revision}`));
      }
    const twice = counts.take();
    expect(twice.map(({ version, pages, failures }) => [version, pages, failures])).toEqual([
      ['1.0.2', 1, 1],
      ['1.0.1', 1, 1],
    ]);
    counts.page('a', set('1.0.2', 3), 0);
    counts.outcome('a', said('failed', '1.0.2'));
    expect(counts.take()).toMatchObject([{ version: '1.0.2', pages: 1, failures: 1 }]);
  });

  it('are apart for each channel, and a browser that goes to and fro between two counts once on each', () => {
    const counts = createReleaseCounts();
    const on = (channel: string, revision: number) => ({ ...set('1.0.0', revision), channel });
    for (let time = 0; time < 10; time += 1)
      for (const channel of [on('stable', 9), on('partners', 2)]) {
        counts.page('a', channel, 0);
        if (channel.channel === 'partners') counts.outcome('a', said('failed'));
      }
    expect(counts.take().map(({ channel, pages, failures }) => [channel, pages, failures])).toEqual([
      ['stable', 1, 0],
      ['partners', 1, 1],
    ]);
  });

  it('[MFE-5] keep what a retry has healed apart from failures, and the time of each load', () => {
    const counts = createReleaseCounts();
    counts.page('a', set('1.0.0'), 0);
    counts.page('b', set('1.0.0'), 0);
    counts.outcome('a', said('healed', '1.0.0', 700));
    counts.outcome('b', said('loaded', '1.0.0', 30));
    const [count] = counts.take();
    expect(count).toMatchObject({ pages: 2, failures: 0, healed: 1 });
    expect([count?.loads?.[loadTimeSpan(700)], count?.loads?.[loadTimeSpan(30)]]).toEqual([1, 1]);
  });

  it('count the last good release as a load of its own', () => {
    const counts = createReleaseCounts();
    counts.page('a', set('1.0.0'), 0);
    counts.outcome('a', said('failed'));
    counts.outcome('a', said('last-good', '0.9.0', 90));
    expect(counts.take()).toMatchObject([
      { version: '1.0.0', failures: 1 },
      { version: '0.9.0', pages: 0, failures: 0, loads: [0, 1, 0, 0, 0, 0, 0, 0, 0] },
    ]);
  });

  it('believe nothing about a release that the browser was not given', () => {
    const counts = createReleaseCounts();
    counts.page('a', set('1.0.0'), 0);
    counts.outcome('a', said('failed', '2.0.0'));
    counts.outcome('stranger', said('failed'));
    expect(counts.take()).toMatchObject([{ version: '1.0.0', pages: 1, failures: 0 }]);
  });

  it('still know a page that fails long after it was served', () => {
    const counts = createReleaseCounts();
    counts.page('a', set('1.0.0'), 0);
    for (let span = 0; span < 5; span += 1) counts.take();
    counts.outcome('a', said('render-error'));
    expect(counts.take()).toMatchObject([{ pages: 0, failures: 1 }]);
  });

  it('forget the oldest pages rather than grow without end', () => {
    const counts = createReleaseCounts();
    for (let browser = 0; browser <= 20_000; browser += 1) counts.page(String(browser), set('1.0.0'), 0);
    counts.outcome('0', said('failed'));
    counts.outcome('1', said('failed'));
    expect(counts.take()).toMatchObject([{ pages: 20_001, failures: 1 }]);
  });

  it('count a browser again only when its remote has moved, whichever host counted it', () => {
    const since = (revision: number, moved: number) => ({ ...set('1.0.0', revision), since: { 'mf-trial': moved } });
    const counts = createReleaseCounts();
    counts.page('a', since(5, 5), 0);
    counts.page('a', since(6, 5), 5);
    counts.page('elsewhere', since(6, 5), 5);
    counts.outcome('elsewhere', said('failed'));
    expect(counts.take()).toMatchObject([{ pages: 1, failures: 0 }]);
    counts.page('elsewhere', since(7, 7), 6);
    counts.outcome('elsewhere', said('failed'));
    expect(counts.take()).toMatchObject([{ pages: 1, failures: 1 }]);
  });

  it('tell apart what a release was tried by: a load over the network, a render on the server, a screen', () => {
    const counts = createReleaseCounts();
    for (const browser of ['cached', 'failed', 'threw', 'rendered']) counts.page(browser, set('1.0.0'), 0);
    counts.outcome('cached', { ...said('loaded'), cached: true });
    counts.outcome('failed', said('failed'));
    counts.outcome('failed', said('loaded'));
    counts.outcome('threw', said('loaded'));
    counts.outcome('threw', said('render-error'));
    for (const failed of [false, true]) counts.rendered('rendered', 'mf-trial', '1.0.0', failed);
    counts.rendered('stranger', 'mf-trial', '1.0.0', true);
    expect(counts.take()).toMatchObject([
      {
        ...{ pages: 4, failures: 3 },
        trials: {
          load: { pages: 2, failures: 1 },
          screen: { pages: 4, failures: 1 },
          server: { pages: 1, failures: 0 },
        },
      },
    ]);
  });

  it('count a vital of a browser once', () => {
    const counts = createReleaseCounts();
    counts.page('a', set('1.0.0'), 0);
    for (const [browser, value] of [
      ['a', 2600],
      ['a', 100],
      ['stranger', 100],
    ] as const)
      counts.vital(browser, { id: 'mf-trial', release: '1.0.0', name: 'lcp', value, route: '' });
    expect(counts.take()).toMatchObject([{ vitals: { lcp: [0, 0, 0, 1, 0, 0] } }]);
  });

  it('count a vital of a browser once for each page too', () => {
    const counts = createReleaseCounts();
    counts.page('a', set('1.0.0'), 0);
    for (const [route, value] of [
      ['/trial', 100],
      ['/trial', 9000],
      ['/trial/:id', 2600],
    ] as const)
      counts.vital('a', { id: 'mf-trial', release: '1.0.0', name: 'lcp', value, route });
    expect(counts.take()).toMatchObject([
      {
        vitals: { lcp: [1, 0, 0, 0, 0, 0] },
        routes: { '/trial': { lcp: [1, 0, 0, 0, 0, 0] }, '/trial/:id': { lcp: [0, 0, 0, 1, 0, 0] } },
      },
    ]);
  });
});

describe('The goal of a release', () => {
  it('is judged once for each browser, the same time after it met the release, also under its next id', () => {
    let now = 0;
    const counts = createReleaseCounts({ now: () => now, goalMs: 1000 });
    const goalOf = () => counts.take()[0]?.trials?.goal;
    counts.page('a', set('1.0.0'), 0);
    counts.page('b', set('1.0.0'), 0);
    counts.succeeded('a', 'search');
    counts.rename('b', 'c');
    counts.succeeded('c', 'book');
    expect(goalOf()).toBeUndefined();
    now = 999;
    counts.page('late', set('1.0.0'), 0);
    expect(goalOf()).toBeUndefined();
    now = 1000;
    counts.page('a', set('1.0.0'), 0);
    expect(goalOf()).toEqual({ pages: 2, failures: 1 });
    counts.succeeded('a', 'book');
    now = 1999;
    expect(goalOf()).toEqual({ pages: 1, failures: 1 });
    now = 9999;
    expect(goalOf()).toBeUndefined();
  });

  it('is not asked of a remote that has none', () => {
    const plain = set('1.0.0');
    const counts = createReleaseCounts({ now: () => 0, goalMs: 0 });
    counts.page(
      'a',
      {
        ...plain,
        releases: { 'mf-plain': { ...plain.releases['mf-trial'], record: { descriptor: {} } } },
      } as unknown as ReleaseSet,
      0,
    );
    expect(counts.take()[0]?.trials?.goal).toBeUndefined();
  });
});
