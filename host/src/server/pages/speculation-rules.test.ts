import { URLPattern } from 'node:url';
import { remoteDescriptors } from '../../app/testing/remote-descriptors.ts';
import { neverAhead, speculationRules } from './speculation-rules.ts';

const patterns = neverAhead.map((pathname) => new URLPattern({ pathname }));
const isNeverAhead = (path: string) =>
  patterns.some((pattern) => pattern.test(`http://page.invalid/mn${path.replaceAll(/:\w+/g, 'x')}`));

describe('What a browser fetches before scripts are there', () => {
  it('is no page of its visitor, and every public one', async () => {
    const routes = (await remoteDescriptors()).flatMap((descriptor) => descriptor.routes);
    const [own, open] = [
      routes.filter(({ server }) => server === 'visitor'),
      routes.filter(({ server }) => server === true),
    ];
    expect(own.map(({ pattern }) => pattern).filter((path) => !isNeverAhead(path))).toEqual([]);
    expect(open.map(({ pattern }) => pattern).filter(isNeverAhead)).toEqual([]);
    expect(own.length).toBeGreaterThan(5);
  });

  it('is in the language of the page', () => {
    expect(JSON.parse(speculationRules('ja'))).toMatchObject({
      prefetch: [{ where: { and: [{ href_matches: '/ja/*' }, {}, {}] }, eagerness: 'conservative' }],
    });
  });
});
