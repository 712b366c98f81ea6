import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@aylal/api';

/** The client of the whole page. No re-reading on window focus (SHELL-21); reads are tried again at most twice, with jitter, and never when refused (REL-2). */
export function createQueryClient({ jitter }: { jitter: () => number }): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        retry: (failures, error) =>
          failures < 2 && !(error instanceof ApiError && (error.kind === 'refused' || error.kind === 'malformed')),
        retryDelay: (attempt) => jitter() * Math.min(4000, 500 * 2 ** attempt),
      },
      mutations: { retry: false },
    },
  });
}
