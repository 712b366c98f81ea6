import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@aylal/api';

/** A server that asks for a longer rest than this is not asked again by itself: nobody waits so long before an empty page. */
const longestRestSeconds = 5;

/**
 * The client of the whole page. No re-reading on window focus (SHELL-21); reads are tried again at most twice, with jitter, not before the server wants to be
 * asked again, and never when refused (REL-2). Without a network nothing waits in silence for it: a read fails and is read again when the network is back, a write fails
 * and is not sent later by itself (REL-5).
 */
export function createQueryClient({ jitter }: { jitter: () => number }): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: 'always',
        retry: (failures, error) =>
          failures < 2 &&
          !(error instanceof ApiError && (error.kind === 'refused' || error.kind === 'malformed')) &&
          restSeconds(error) <= longestRestSeconds,
        retryDelay: (attempt, error) => 1000 * restSeconds(error) + jitter() * Math.min(4000, 500 * 2 ** attempt),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

function restSeconds(error: Error): number {
  return (error instanceof ApiError ? error.retryAfterSeconds : null) ?? 0;
}
