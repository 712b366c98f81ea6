import { createQueryClient } from './create-query-client.ts';
import { hydrateQueries, dehydrateQueries } from './dehydrate.ts';

const MINUTE_MS = 60_000;

describe('The queries of a page that the server rendered', () => {
  it('are not asked for again when the page took longer to arrive than they stay fresh', async () => {
    const server = createQueryClient({ jitter: () => 0 });
    server.setQueryData(['vehicles'], 'rendered', { updatedAt: Date.now() - MINUTE_MS });
    const browser = createQueryClient({ jitter: () => 0 });
    hydrateQueries(
      browser,
      dehydrateQueries(server, () => true),
    );

    const queryFn = import.meta.jest.fn(() => 'newer');
    await browser.prefetchQuery({ queryKey: ['vehicles'], queryFn, staleTime: MINUTE_MS / 2 });
    expect(queryFn).not.toHaveBeenCalled();
    expect(browser.getQueryData(['vehicles'])).toBe('rendered');
  });

  it("[SEC-2] have what is a customer's own in a page of their own alone", async () => {
    const server = createQueryClient({ jitter: () => 0 });
    const order = { queryKey: ['order'], queryFn: () => 'AYL-1', meta: { personal: true } };
    await server.prefetchQuery(order);
    const taken = (page: 'visitor' | 'public') => {
      const browser = createQueryClient({ jitter: () => 0 });
      hydrateQueries(
        browser,
        dehydrateQueries(server, () => true, page),
      );
      return browser.getQueryCache().find({ queryKey: ['order'] });
    };
    expect(taken('public')).toBeUndefined();
    expect(taken('visitor')).toMatchObject({ meta: { personal: true }, state: { data: 'AYL-1', dataUpdateCount: 0 } });
  });

  it('are fine when there are none', () => {
    const browser = createQueryClient({ jitter: () => 0 });
    hydrateQueries(browser, null);
    expect(browser.getQueryCache().getAll()).toEqual([]);
  });
});
