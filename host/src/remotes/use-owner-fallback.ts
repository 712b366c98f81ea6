import * as v from 'valibot';
import { useLocale, useQuery } from '@aylal/shell';

/** What a remote's owner says in its place while it is not available, in the page's language. */
export type OwnerFallback = v.InferOutput<typeof ownerFallback>;
const ownerFallback = v.object({
  title: v.string(),
  text: v.string(),
  /** Ways on, to pages of ours. */
  links: v.array(v.object({ label: v.string(), to: v.string() })),
});

/** Longer than this nobody waits for better words. */
const limitMs = 1000;

/** Undefined while it is asked for, null when there is none: then the shell's own words stand there. Comes from our server, which knows it without the remote. */
export function useOwnerFallback(remote: string): OwnerFallback | null | undefined {
  const locale = useLocale();
  const asked = useQuery({
    queryKey: ['owner-fallback', remote, locale],
    queryFn: async (): Promise<OwnerFallback | null> => {
      const answer = await fetch(`/remote-fallback/${remote}?language=${locale}`, {
        signal: AbortSignal.timeout(limitMs),
      }).catch(() => null);
      return answer?.status === 200 ? v.parse(ownerFallback, await answer.json()) : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return asked.isPending ? undefined : (asked.data ?? null);
}
