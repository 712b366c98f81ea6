import { redirect, type LoaderArgs } from '@aylal/shell';
import { hotelsRoutes } from '@aylal/routes';
import { hasSearch, readListAddress } from '../domain/list-address.ts';

/** ROUTE-34: the form. A search in the address leads on to its list; one that cannot be read stays here and is explained. */
export function loadSearch({ url, services }: LoaderArgs): null {
  if (hasSearch(url.searchParams) && readListAddress(url.searchParams, services.now()).ok)
    throw redirect({ url }, `${hotelsRoutes.list.pattern}${url.search}`);
  return null;
}
