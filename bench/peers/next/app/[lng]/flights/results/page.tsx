import { readProvider } from '../../../../src/read-provider.ts';
import { Results } from '../../../../src/results.tsx';

const searchKeys = ['_from', '_to', 'depart_date', 'return_date', 'trip_type', 'adult', 'child', 'infant'];

/** The flights of a search: both reads side by side, as our own server makes them. */
export default async function ResultsPage({ searchParams }: { searchParams: Promise<Record<string, string>> }) {
  const asked = await searchParams;
  const query = new URLSearchParams(searchKeys.flatMap((key) => (asked[key] ? [[key, asked[key]]] : [])));
  const [offers, days] = await Promise.all([
    readProvider(`/api/flight/v4/rest/search/?${query}`),
    readProvider(`/api/flight/v4/rest/nearby_dates/?${query}`),
  ]);
  return <Results offers={offers} days={days} />;
}
