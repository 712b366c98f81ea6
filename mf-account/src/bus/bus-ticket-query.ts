import { getBusTicket, type BusOrder } from '@aylal/contracts';
import type { Locale } from '@aylal/domain';
import { endpointQuery, stale, type ApiClient } from '@aylal/shell';

/** The tickets of an order with what the partner knows of the bus now (CALL-33): whether it goes at all. */
export function busTicketQuery(api: ApiClient, { ref_number, bus }: BusOrder, language: Locale) {
  const asked = { params: { id: ref_number }, query: { code: bus.code ?? '' } };
  return endpointQuery(api, getBusTicket, asked, { staleTime: stale.always, language });
}
