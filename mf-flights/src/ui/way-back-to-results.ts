import type { FlightOffer } from '@aylal/contracts';
import { flightsRoutes } from '@aylal/routes';
import type { DraftStore } from '@aylal/shell';
import { countsOf } from '../domain/counts-of.ts';

const key = 'flights.last-results';

/** Keeps the address of a list, with its sorting and filters, for the way back from an offer. */
export function rememberResults(drafts: DraftStore, search: URLSearchParams): void {
  drafts.write(key, `${flightsRoutes.results.pattern}?${search}`);
}

/** The list that an offer was chosen from; after a reload the same search without its filters; without an offer the form. */
export function wayBackToResults(drafts: DraftStore, offer: FlightOffer | undefined): string {
  const kept = drafts.read<string>(key);
  if (kept) return kept;
  const out = offer?.trips[0]?.flights;
  const first = out?.[0];
  const last = out?.at(-1);
  if (!offer || !first || !last) return flightsRoutes.search.to();
  const back = offer.trips[1]?.flights[0];
  return flightsRoutes.results.to(
    {},
    {
      _from: first.departure_airport,
      _to: last.arrival_airport,
      depart_date: first.departure_date,
      ...(back ? { trip_type: 'RT', return_date: back.departure_date } : { trip_type: 'OW' }),
      ...countsOf(offer.fares),
    },
  );
}
