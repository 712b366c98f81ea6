import { loadMessages } from '@aylal/parts';
import type { LoaderArgs } from '@aylal/shell';
import { listPriceAlertsQuery } from '../api/list-price-alerts-query.ts';
import { searchAirportsQuery } from '../api/search-airports-query.ts';
import { alertMessages } from './alert-messages.ts';
import { alertSubject } from './alert-subject.ts';

/** Begins to read the customer's alerts, unless nobody is signed in, and the names of the places of a new one. */
export function loadAlerts(args: LoaderArgs): null {
  const { api, locale, queryClient, session } = args.services;
  const language = locale.get();
  loadMessages(args, alertMessages);
  if (session.get().status !== 'anonymous') void queryClient.prefetchQuery(listPriceAlertsQuery(api, language));
  const subject = alertSubject(args.url.searchParams);
  if (!subject) return null;
  for (const code of [subject.criteria._from, subject.criteria._to])
    void queryClient.prefetchQuery(searchAirportsQuery(api, code, language));
  return null;
}
