import { dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';

/**
 * What a server has read, as text for the page. Nothing of a customer's (SEC-2), and nothing that is no plain data: keys name operations, and only
 * answered ones travel.
 */
export function writeQueries(client: QueryClient, travels: (key: readonly unknown[]) => boolean): string {
  return JSON.stringify(
    dehydrate(client, {
      shouldDehydrateMutation: () => false,
      shouldDehydrateQuery: ({ queryKey, state, meta }) =>
        state.status === 'success' && meta?.['personal'] !== true && travels(queryKey),
    }),
  );
}

/** Takes over what came with the page; a page without queries is fine. */
export function readQueries(client: QueryClient, text: string | null | undefined): void {
  if (text) hydrate(client, JSON.parse(text));
}
