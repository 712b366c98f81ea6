/** @jest-environment node */
import { loadTimeSpan, type LoadOutcome, type ReleaseSet } from '@aylal/releases';
import { createReleaseCounts } from './release-counts.ts';

const set = (version: string, revision = 1) =>
  ({
    channel: 'stable',
    revision,
    releases: { 'mf-trial': { version, lastGood: { version: '0.9.0' } } },
  }) as unknown as ReleaseSet;
const said = (outcome: LoadOutcome, release = '1.0.0', ms = 30) => ({ id: 'mf-trial', release, outcome, ms });

describe('Counts of releases', () => {
  it('count a browser and its failure once', () => {
    const counts = createReleaseCounts();
    counts.page('a', set('1.0.0'));
    counts.page('b', set('1.0.0'));
    for (const outcome of ['failed', 'render-error', 'failed'] as const) counts.outcome('a', said(outcome));
    expect(counts.take()).toMatchObject([{ remote: 'mf-trial', version: '1.0.0', pages: 2, failures: 1 }]);
    expect(counts.take()).toEqual([]);
  });

  it('cannot be driven up by one browser, however often it comes and whatever it says', () => {
    const counts = createReleaseCounts();
    counts.page('good', set('1.0.0'));
    for (let page = 0; page < 100; page += 1) {
      counts.page('bad', set('1.0.0'));
      counts.outcome('bad', said('failed'));
      counts.outcome('bad', said('loaded'));
    }
    const [count] = counts.take();
    expect(count).toMatchObject({ pages: 2, failures: 1, loads: [1, 0, 0, 0, 0, 0, 0, 0, 0] });
    counts.page('bad', set('1.0.0'));
    counts.outcome('bad', said('failed'));
    expect(counts.take()).toEqual([]);
  });

  it('count a browser again once the channel has moved, and not when it goes to and fro between two sets', () => {
    const counts = createReleaseCounts();
    for (let time = 0; time < 10; time += 1)
      for (const revision of [2, 1]) {
        counts.page('a', set(`1.0.${revision}`, revision));
        counts.outcome('a', said('failed', `1.0.${revision}`));
      }
    const twice = counts.take();
    expect(twice.map(({ version, pages, failures }) => [version, pages, failures])).toEqual([
      ['1.0.2', 1, 1],
      ['1.0.1', 1, 1],
    ]);
    counts.page('a', set('1.0.2', 3));
    counts.outcome('a', said('failed', '1.0.2'));
    expect(counts.take()).toMatchObject([{ version: '1.0.2', pages: 1, failures: 1 }]);
  });

  it('[MFE-5] keep what a retry has healed apart from failures, and the time of each load', () => {
    const counts = createReleaseCounts();
    counts.page('a', set('1.0.0'));
    counts.page('b', set('1.0.0'));
    counts.outcome('a', said('healed', '1.0.0', 700));
    counts.outcome('b', said('loaded', '1.0.0', 30));
    const [count] = counts.take();
    expect(count).toMatchObject({ pages: 2, failures: 0, healed: 1 });
    expect([count?.loads?.[loadTimeSpan(700)], count?.loads?.[loadTimeSpan(30)]]).toEqual([1, 1]);
  });

  it('count the last good release as a load of its own', () => {
    const counts = createReleaseCounts();
    counts.page('a', set('1.0.0'));
    counts.outcome('a', said('failed'));
    counts.outcome('a', said('last-good', '0.9.0', 90));
    expect(counts.take()).toMatchObject([
      { version: '1.0.0', failures: 1 },
      { version: '0.9.0', pages: 0, failures: 0, loads: [0, 1, 0, 0, 0, 0, 0, 0, 0] },
    ]);
  });

  it('believe nothing about a release that the browser was not given', () => {
    const counts = createReleaseCounts();
    counts.page('a', set('1.0.0'));
    counts.outcome('a', said('failed', '2.0.0'));
    counts.outcome('stranger', said('failed'));
    expect(counts.take()).toMatchObject([{ version: '1.0.0', pages: 1, failures: 0 }]);
  });

  it('still know a page that fails long after it was served', () => {
    const counts = createReleaseCounts();
    counts.page('a', set('1.0.0'));
    for (let span = 0; span < 5; span += 1) counts.take();
    counts.outcome('a', said('render-error'));
    expect(counts.take()).toMatchObject([{ pages: 0, failures: 1 }]);
  });

  it('forget the oldest pages rather than grow without end', () => {
    const counts = createReleaseCounts();
    for (let browser = 0; browser <= 20_000; browser += 1) counts.page(String(browser), set('1.0.0'));
    counts.outcome('0', said('failed'));
    counts.outcome('1', said('failed'));
    expect(counts.take()).toMatchObject([{ pages: 20_001, failures: 1 }]);
  });
});
