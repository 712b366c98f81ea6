/** @jest-environment node */
import type { ReleaseSet } from '@aylal/releases';
import { createReleaseCounts } from './release-counts.ts';

const set = (version: string) =>
  ({ channel: 'stable', revision: 1, releases: { 'mf-trial': { version } } }) as unknown as ReleaseSet;

describe('Counts of releases', () => {
  it('count pages, and a failure once for each browser', () => {
    const counts = createReleaseCounts();
    counts.page('a', set('1.0.0'));
    counts.page('b', set('1.0.0'));
    for (let attempt = 0; attempt < 3; attempt += 1) counts.failure('a', 'mf-trial', '1.0.0');
    expect(counts.take()).toEqual([{ remote: 'mf-trial', version: '1.0.0', pages: 2, failures: 1 }]);
    expect(counts.take()).toEqual([]);
  });

  it('believe no failure of a release that the browser was not given', () => {
    const counts = createReleaseCounts();
    counts.page('a', set('1.0.0'));
    counts.failure('a', 'mf-trial', '2.0.0');
    counts.failure('stranger', 'mf-trial', '1.0.0');
    expect(counts.take()).toEqual([{ remote: 'mf-trial', version: '1.0.0', pages: 1, failures: 0 }]);
  });

  it('still know the pages of the span before', () => {
    const counts = createReleaseCounts();
    counts.page('a', set('1.0.0'));
    counts.take();
    counts.failure('a', 'mf-trial', '1.0.0');
    expect(counts.take()).toMatchObject([{ failures: 1 }]);
    counts.take();
    counts.failure('a', 'mf-trial', '1.0.0');
    expect(counts.take()).toEqual([]);
  });
});
