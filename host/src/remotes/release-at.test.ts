import { buildDescriptor } from '../app/testing/build-descriptor.ts';
import { releaseAt } from './release-at.ts';

describe('The release of a page', () => {
  const page = { pattern: '/flights', chunk: 'search', title: 'search.title' };
  const descriptors = [buildDescriptor({ routes: [page] })];
  const boot = {
    descriptors,
    locale: 'mn',
    releases: { 'mf-flights': { version: '1.4.0', base: '/r/', digest: 'd' } },
  } as const;

  it('is that of the remote which has the path', () => {
    expect(releaseAt(boot, '/flights')).toBe('mf-flights@1.4.0');
  });

  it('is none for pages of the shell, and for a remote that the page has no release of', () => {
    expect(releaseAt(boot, '/nobody-has-this')).toBeUndefined();
    expect(releaseAt({ ...boot, releases: {} }, '/flights')).toBeUndefined();
  });
});
