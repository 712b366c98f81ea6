import { consoleRoutes } from '@aylal/routes';
import { useSearchParams } from '@aylal/shell';

/** The channel in the address; the shop's where it names none. */
export function useChannel(): string {
  const [search] = useSearchParams();
  return consoleRoutes.releases.readSearch(search)?.channel ?? 'stable';
}

/** As the search part of an address has it: the shop's own channel is not written. */
export function channelSearch(channel: string): { readonly channel?: string } {
  return channel === 'stable' ? {} : { channel };
}
