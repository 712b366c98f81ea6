import { dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';

/**
 * What a server has read, as text for the page. Nothing that is no plain data: keys name operations, and only answered ones travel. What is a customer's goes with a page
 * of their own alone (SEC-2).
 */
export function dehydrateQueries(
  client: QueryClient,
  travels: (key: readonly unknown[]) => boolean,
  page: 'visitor' | 'public' = 'public',
): string {
  return JSON.stringify(
    dehydrate(client, {
      shouldDehydrateMutation: () => false,
      shouldDehydrateQuery: ({ queryKey, state, meta }) =>
        state.status === 'success' && (page === 'visitor' || meta?.['personal'] !== true) && travels(queryKey),
    }),
  );
}

/**
 * Hydrates the queries that came with the page; a page without queries is fine. Answers count as fresh from now on, whatever the server's clock says:
 * one that is replaced before its part of the page is hydrated differs from what the server rendered. None of them was updated here yet (`dataUpdateCount`).
 */
export function hydrateQueries(client: QueryClient, text: string | null | undefined): void {
  if (!text) return;
  hydrate(client, JSON.parse(text));
  for (const query of client.getQueryCache().getAll())
    query.setState({ dataUpdatedAt: Date.now(), dataUpdateCount: 0 });
}
