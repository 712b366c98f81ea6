import { getTransport, listTransports } from '@aylal/contracts/transports';
import type { Locale } from '@aylal/domain/language';
import { endpointQuery, stale, type ApiClient } from '@aylal/shell';
import type { TransportChoice } from '../domain/transport-choice.ts';

/** Cars with drivers of a choice (NEED-20). What is not chosen is not sent, so that the page's first read is this one. */
export function listTransportsQuery(api: ApiClient, { text, kind, page }: TransportChoice, language: Locale) {
  const query = { ...(text && { text }), ...(kind && { kind }), ...(page > 1 && { page }) };
  return endpointQuery(api, listTransports, { query }, { staleTime: stale.lists, language });
}

/** One car with its driver and the days on which it is taken. */
export function getTransportQuery(api: ApiClient, id: string, language: Locale) {
  return endpointQuery(api, getTransport, { params: { id } }, { staleTime: stale.offers, language });
}
