import { remoteDescriptors } from '../app/testing/remote-descriptors.ts';
import { findRoute } from '../remotes/find-route.ts';
import { routesInReach } from './routes-in-reach.ts';

describe('The routes that a rendering compares', () => {
  it('hold the one of every address of a remote, and are few', async () => {
    const all = await remoteDescriptors();
    for (const { pattern } of all.flatMap(({ routes }) => routes)) {
      const address = `/mn${pattern.replaceAll(/:\w+/g, 'x')}`;
      const near = routesInReach(all, `${address}?page=2`);
      expect(findRoute(near, address)?.route.pattern).toBe(findRoute(all, address)?.route.pattern);
      expect(near.flatMap(({ routes }) => routes).length).toBeLessThan(all.flatMap(({ routes }) => routes).length / 2);
    }
  });
});
