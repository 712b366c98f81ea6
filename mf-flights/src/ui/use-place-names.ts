import type { FlightOffer, FlightSearchQuery } from '@aylal/contracts/flights';
import { useLocale, useQuery, useServices } from '@aylal/shell';
import { searchAirportsQuery } from '../api/search-airports-query.ts';

export interface PlaceNames {
  /** `Сөүл ICN`, or the code alone while the name is not known. */
  readonly from: string;
  readonly to: string;
  /** The code of a place that there is not. */
  readonly unknown: string | undefined;
}

/** The places of a search by name: as an offer says them, else as the form has found them, so that nobody has to read codes. */
export function usePlaceNames(criteria: FlightSearchQuery, offer: FlightOffer | undefined): PlaceNames {
  const flights = offer?.trips[0]?.flights;
  const from = useCityName(criteria._from, flights?.[0]?.departure_city_name);
  const to = useCityName(criteria._to, flights?.at(-1)?.arrival_city_name);
  return {
    from: nameWithCode(from, criteria._from),
    to: nameWithCode(to, criteria._to),
    unknown: from === null ? criteria._from : to === null ? criteria._to : undefined,
  };
}

/** Null for a place that there is not, undefined while nothing is known of it. */
function useCityName(code: string, offered: string | undefined): string | null | undefined {
  const { api } = useServices();
  const found = useQuery({ ...searchAirportsQuery(api, code, useLocale()), enabled: offered === undefined });
  if (offered !== undefined || !found.data) return offered;
  return found.data.result.find((place) => place.code === code)?.city_name ?? null;
}

const nameWithCode = (name: string | null | undefined, code: string) => (name ? `${name} ${code}` : code);
