import { leaveOldReleases } from './leave-old-releases.ts';

const hour = 3_600_000;

function openTab(
  standing: unknown,
  { loaded = { 'mf-flights': '1.1.0+bb' } }: { loaded?: Record<string, string> } = {},
) {
  const asked: string[] = [];
  const reloads: string[] = [];
  let at = 0;
  let onVisible = () => {};
  let tick = () => {};
  let path = '/en/flights';
  let step: (state: { location: { pathname: string } }) => void = () => {};
  const document = {
    visibilityState: 'visible',
    addEventListener: (_type: string, listener: () => void) => (onVisible = listener),
  };
  const page = {
    document,
    performance: { now: () => at },
    setInterval: (task: () => void) => (tick = task),
    location: { reload: () => reloads.push(path) },
    fetch: async (url: string) => {
      asked.push(url);
      return { json: async () => standing };
    },
  };
  const router = {
    state: { location: { pathname: path } },
    subscribe: (listener: typeof step) => {
      step = listener;
      return () => undefined;
    },
  };
  leaveOldReleases({ page, router, loaded: () => loaded } as unknown as Parameters<typeof leaveOldReleases>[0]);
  const settle = () => new Promise((done) => setTimeout(done));
  return {
    asked,
    reloads,
    async comeBack(after: number, visibilityState = 'visible') {
      at += after;
      document.visibilityState = visibilityState;
      onVisible();
      await settle();
    },
    async stay(ms: number) {
      at += ms;
      tick();
      await settle();
    },
    go(next: string) {
      path = next;
      step({ location: { pathname: next } });
    },
  };
}

describe('A tab that is open for long', () => {
  it('loads the next page again once a release of it was taken back, and asks no more', async () => {
    const tab = openTab({ standing: 'taken-back' });
    await tab.comeBack(hour);
    expect(tab.asked).toEqual(['/boot/present?mf-flights=1.1.0%2Bbb']);
    expect(tab.reloads).toEqual([]);
    tab.go('/en/flights');
    expect(tab.reloads).toEqual([]);
    tab.go('/en/hotels');
    expect(tab.reloads).toEqual(['/en/hotels']);
    await tab.comeBack(hour);
    expect(tab.asked).toHaveLength(1);
  });

  it.each([
    ['into checkout', ['/en/checkout/ABC']],
    ['inside checkout', ['/en/checkout/ABC', '/en/checkout/ABC/result']],
    ['out of checkout', ['/en/checkout/ABC', '/en/user/order']],
  ])('does not on the way %s', async (_where, steps) => {
    const tab = openTab({ standing: 'taken-back' });
    await tab.comeBack(hour);
    for (const path of steps) tab.go(path);
    expect(tab.reloads).toEqual([]);
  });

  it('keeps older releases for a day', async () => {
    const tab = openTab({ standing: 'older' });
    await tab.stay(23 * hour);
    tab.go('/en/hotels');
    expect(tab.reloads).toEqual([]);
    await tab.stay(2 * hour);
    tab.go('/en/flights');
    expect(tab.reloads).toEqual(['/en/flights']);
  });

  it.each([
    ['its releases are present', { standing: 'present' }],
    ['it gets no answer that it can read', { state: 'gone' }],
  ])('stays as it is while %s', async (_why, answer) => {
    const tab = openTab(answer);
    await tab.comeBack(48 * hour);
    tab.go('/en/hotels');
    expect([tab.asked.length, tab.reloads]).toEqual([1, []]);
  });

  it('asks once a minute at most, not while it is hidden, and not before a remote is loaded', async () => {
    const tab = openTab({ standing: 'present' });
    await tab.comeBack(hour, 'hidden');
    expect(tab.asked).toEqual([]);
    await tab.comeBack(0);
    await tab.comeBack(1000);
    expect(tab.asked).toHaveLength(1);
    await tab.comeBack(60_000);
    expect(tab.asked).toHaveLength(2);
    const empty = openTab({ standing: 'present' }, { loaded: {} });
    await empty.comeBack(hour);
    expect(empty.asked).toEqual([]);
  });
});
