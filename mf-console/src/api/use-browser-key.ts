import { useQuery, useQueryClient } from '@aylal/shell';
import { makeBrowserKey, readBrowserKey } from './browser-key.ts';

const queryKey = ['mf-console.browser-key'];

/** The key of this browser and how to make one. `data` is null where there is none yet; an error says that this browser cannot keep one. */
export function useBrowserKey() {
  const queryClient = useQueryClient();
  const query = useQuery({ queryKey, queryFn: readBrowserKey, staleTime: Number.POSITIVE_INFINITY, retry: false });
  return {
    query,
    make: async () => queryClient.setQueryData(queryKey, await makeBrowserKey()),
  };
}
