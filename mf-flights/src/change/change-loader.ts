import { loadMessages } from '@aylal/parts';
import { flightChangeRoutes } from '@aylal/routes';
import type { LoaderArgs } from '@aylal/shell';
import { getFlightOrderQuery } from '../api/get-flight-order-query.ts';
import { searchFlightChangesQuery } from '../api/search-flight-changes-query.ts';
import { orderChangeRuling } from '../domain/order-change-ruling.ts';
import { changeMessages } from './change-messages.ts';

/** Begins to read the order whose flights are to be changed, and what they can be changed to, unless nobody is signed in. */
export function loadChange(args: LoaderArgs): null {
  loadMessages(args, changeMessages);
  if (args.services.session.get().status !== 'anonymous') void warm(args);
  return null;
}

/** Of an order that cannot be changed nothing more is read. What is refused is said by the screen, which asks again. */
async function warm({ params, url, services: { api, locale, queryClient } }: LoaderArgs): Promise<void> {
  const { refNumber, ref_number = refNumber ?? '', filter_str, key } = params;
  const answer = await queryClient.fetchQuery(getFlightOrderQuery(api, ref_number)).catch(() => null);
  const order = answer?.result;
  if (order?.product !== 'flight' || orderChangeRuling(order).kind === 'blocked') return;
  const days = flightChangeRoutes.search.readSearch(url.searchParams);
  const wanted =
    filter_str !== undefined && key !== undefined
      ? { ref_number, filter_str, key }
      : days?.depart_date && { ref_number, depart_date: days.depart_date, return_date: days.return_date };
  if (wanted) await queryClient.prefetchQuery(searchFlightChangesQuery(api, wanted, locale.get()));
}
