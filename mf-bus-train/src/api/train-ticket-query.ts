import { getTrainTicket } from '@aylal/contracts/orders';
import type { Locale } from '@aylal/domain/language';
import { endpointQuery, stale, type ApiClient } from '@aylal/shell';

/** The ticket of an order with the platform, as it is known now (NEED-154). */
export function getTrainTicketQuery(api: ApiClient, id: string, code: string, language: Locale) {
  return endpointQuery(api, getTrainTicket, { params: { id }, query: { code } }, { staleTime: stale.always, language });
}
