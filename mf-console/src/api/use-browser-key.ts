import { useQuery, useQueryClient } from '@aylal/shell';
import { makeBrowserKey, readBrowserKey, type KeyPurpose } from './browser-key.ts';

/** The key of this browser for something, and how to make one. `data` is null where there is none yet; an error says that this browser cannot keep one. */
export function useBrowserKey(purpose: KeyPurpose) {
  const queryClient = useQueryClient();
  const queryKey = ['mf-console.browser-key', purpose];
  const query = useQuery({
    queryKey,
    queryFn: () => readBrowserKey(purpose),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return {
    query,
    make: async () => queryClient.setQueryData(queryKey, await makeBrowserKey(purpose)),
  };
}
