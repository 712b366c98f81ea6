import { dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';

/**
 * What a server has read, as text for the page. Nothing of a customer's (SEC-2), and nothing that is no plain data: keys name operations, and only
 * answered ones travel.
 */
export function dehydrateQueries(client: QueryClient, travels: (key: readonly unknown[]) => boolean): string {
  return JSON.stringify(
    dehydrate(client, {
      shouldDehydrateMutation: () => false,
      shouldDehydrateQuery: ({ queryKey, state, meta }) =>
        state.status === 'success' && meta?.['personal'] !== true && travels(queryKey),
    }),
  );
}

/**
 * Hydrates the queries that came with the page; a page without queries is fine. Answers count as fresh from now on, whatever the server's clock says:
 * one that is replaced before its part of the page is hydrated differs from what the server rendered.
 */
export function hydrateQueries(client: QueryClient, text: string | null | undefined): void {
  if (!text) return;
  hydrate(client, JSON.parse(text));
  for (const query of client.getQueryCache().getAll()) query.setState({ dataUpdatedAt: Date.now() });
}
