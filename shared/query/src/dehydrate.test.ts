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

  it('are fine when there are none', () => {
    const browser = createQueryClient({ jitter: () => 0 });
    hydrateQueries(browser, null);
    expect(browser.getQueryCache().getAll()).toEqual([]);
  });
});
