import { Fragment } from 'react';
import type { FlightSearchQuery } from '@aylal/contracts/flights';
import { readNextTrips } from '@aylal/domain/flights';
import { LastSearchesList as List, LastSearchRow, type LastSearchProps } from '@aylal/parts';
import { flightsRoutes } from '@aylal/routes';
import { formatDay, useLocale, useQuery, useServices } from '@aylal/shell';
import { searchAirportsQuery } from '../../api/search-airports-query.ts';
import { travellerLabel } from '../traveller-label.ts';
import { useFlightsMessages } from '../use-flights-messages.ts';
import { lastSearches } from './last-searches.ts';
import { lastTripDay } from './read-search.ts';

/** The last searches of this device, each a way to its flights as they are now; one can be taken away. Nothing at all while there are none. */
export function LastSearchesList() {
  const t = useFlightsMessages();
  return <List searches={lastSearches} title={t('search.last')} Item={LastSearch} />;
}

function LastSearch({ search, onForget }: LastSearchProps<FlightSearchQuery>) {
  const t = useFlightsMessages();
  const locale = useLocale();
  const places = placesOf(search);
  const last = search.trip_type === 'RT' ? search.return_date : lastTripDay(search);
  const days = [search.depart_date, ...(last ? [last] : [])].map((day) => formatDay(day, locale)).join(' – ');
  return (
    <LastSearchRow
      to={flightsRoutes.results.to({}, search)}
      title={places.map((code, index) => (
        <Fragment key={index}>
          {index > 0 && ' – '}
          <PlaceName code={code} />
        </Fragment>
      ))}
      detail={`${days} · ${travellerLabel(search, t)}`}
      forgetLabel={t('search.forget', { journey: `${places.join(' – ')}, ${days}` })}
      onForget={onForget}
    />
  );
}

/** The city of a code; the code itself until it is known, and where it has no name. */
function PlaceName({ code }: { code: string }) {
  const locale = useLocale();
  const { api } = useServices();
  const found = useQuery(searchAirportsQuery(api, code, locale));
  return found.data?.result.find((place) => place.code === code)?.city_name ?? code;
}

/** The codes of a search in order, each stay once. */
function placesOf({ _from, _to, trip_type, next_trips = '' }: FlightSearchQuery): string[] {
  const next = trip_type === 'MT' ? readNextTrips(next_trips) : [];
  const codes = [_from, _to, ...next.flatMap((trip) => [trip._from, trip._to])];
  return codes.filter((code, index) => code !== codes[index - 1]);
}
