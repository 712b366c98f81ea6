import { staffSessionQuery } from '@aylal/office';
import type { LoaderArgs } from '@aylal/shell';
import { workPageQuery } from '../api/work-queries.ts';
import { readWorkAddress } from '../domain/work-address.ts';

/** Begins to read the list before the page's code is there. */
export function loadWork({ url, services }: LoaderArgs): null {
  void services.queryClient.prefetchQuery(staffSessionQuery(services));
  void services.queryClient.prefetchQuery(workPageQuery(services, readWorkAddress(url.searchParams).filter));
  return null;
}
