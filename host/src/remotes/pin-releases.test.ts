import { pinReleases, type WatchedRouter } from './pin-releases.ts';

function setUp(first: string) {
  const asked: string[] = [];
  let tell: (state: WatchedRouter['state']) => void = () => undefined;
  const router: WatchedRouter = {
    state: { location: { pathname: first } },
    subscribe(listener) {
      tell = listener;
      return () => undefined;
    },
  };
  pinReleases(router, 'revision=7&rollouts=r5', async (address, how) => {
    asked.push(`${how?.method} ${String(address)}`);
    throw new TypeError('offline');
  });
  return { asked, go: (pathname: string) => tell({ location: { pathname } }) };
}

describe('A step into checkout', () => {
  it('asks the server to hold the releases of this page, once for each page of checkout', () => {
    const { asked, go } = setUp('/mn/flights/booking');
    go('/mn/checkout/ABC');
    go('/mn/checkout/ABC');
    expect(asked).toEqual(['POST /payment-lease?revision=7&rollouts=r5']);
    go('/mn/user/order');
    go('/en/checkout/DEF');
    expect(asked).toHaveLength(2);
  });

  it('is none when the server sent the page, or on other pages', () => {
    const { asked, go } = setUp('/mn/checkout/ABC');
    go('/mn/checkout/ABC');
    go('/mn/flights');
    go('/mn/checkouts');
    expect(asked).toEqual([]);
  });
});
