import type { LoaderArgs } from '@aylal/shell';
import { lotteryProductsQuery } from '../api/lottery-queries.ts';
import { saysOfAge } from '../ui/age/of-age.ts';

/** Begins to read the products where the address says that they may be shown; a browser with scripts asks for the age first. */
export function loadLottery({ url, services }: LoaderArgs): null {
  if (saysOfAge(url.searchParams)) void services.queryClient.prefetchQuery(lotteryProductsQuery(services));
  return null;
}
