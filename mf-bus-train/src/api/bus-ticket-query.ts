import { getBusTicket } from '@aylal/contracts/orders';
import type { Locale } from '@aylal/domain/language';
import { endpointQuery, stale, type ApiClient } from '@aylal/shell';

/** The ticket of an order with the bus that drives, as it is known now (CALL-33). */
export function getBusTicketQuery(api: ApiClient, id: string, code: string, language: Locale) {
  return endpointQuery(api, getBusTicket, { params: { id }, query: { code } }, { staleTime: stale.always, language });
}
