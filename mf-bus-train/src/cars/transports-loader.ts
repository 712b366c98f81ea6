import type { LoaderArgs } from '@aylal/shell';
import { listTransportsQuery } from '../api/transport-queries.ts';
import { readTransportChoice } from '../domain/transport-choice.ts';

/** Begins to read the cars that the address asks for, before the code of the page is there. */
export function loadTransports({ url, services }: LoaderArgs): null {
  const { queryClient, api, locale } = services;
  void queryClient.prefetchQuery(listTransportsQuery(api, readTransportChoice(url.searchParams), locale.get()));
  return null;
}
