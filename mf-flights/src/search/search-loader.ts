import { homeDate } from '@aylal/domain/calendar';
import { redirect, type LoaderArgs } from '@aylal/shell';
import { flightsRoutes } from '@aylal/routes';
import { listNearbyDatesQuery } from '../api/list-nearby-dates-query.ts';
import { cheapDaysSearch, popularPlaces } from '../ui/cheap-days/cheap-days-search.ts';
import { hasSearch, hasTypedPlaces, isToChange, readSearch } from '../ui/search-form/read-search.ts';

/** ROUTE-33: the form. A search in the address leads on to its results, unless it is to be changed; one that cannot be read stays here and is explained. */
export async function loadSearch({ url, services }: LoaderArgs): Promise<null> {
  const search = url.searchParams;
  if (hasSearch(search) && !isToChange(search) && readSearch(search, services.now()).ok) {
    throw redirect({ url }, `${flightsRoutes.results.pattern}${url.search}`);
  }
  if (hasTypedPlaces(search)) {
    const { readTypedPlaces } = await import(
      /* webpackChunkName: "plain-search" */ '../ui/search-form/read-plain-search.ts'
    );
    await readTypedPlaces(search, services);
  }
  void services.queryClient.prefetchQuery(
    listNearbyDatesQuery(services.api, cheapDaysSearch(popularPlaces[0], homeDate(services.now()))),
  );
  return null;
}
