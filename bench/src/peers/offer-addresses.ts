import { plainChoice } from '../../../mf-flights/src/results/results-address.ts';
import { resultsView } from '../../../mf-flights/src/results/results-view.ts';

type Offers = Parameters<typeof resultsView>[0];

/** Where the cards of a results page lead, in the order in which it shows them, from the queries that the page carries. */
export function offerAddresses(carried: unknown, locale: string): string[] {
  const { queries } = carried as { queries: { queryKey: unknown[]; state: { data: { result: Offers } } }[] };
  const offers = queries.find(({ queryKey }) => queryKey[0] === 'search-flight-offers')?.state.data.result;
  if (!offers || offers.length === 0) throw new Error('the page carries no offers');
  return resultsView(offers, plainChoice).shown.map(({ lead: { filter_str, key, total_fare } }) => {
    const query = new URLSearchParams({ filter_str, key, shown: String(total_fare) });
    return `/${locale}/flights/offer?${query}`;
  });
}
