import { getBusTicket, getTrainTicket } from '@aylal/contracts/orders';
import type { Locale } from '@aylal/domain/language';
import { stale, type ApiClient } from '@aylal/shell';
import { rideOf, type RideOrder } from './ride.ts';

/** The tickets of an order with what the partner knows now (CALL-33, NEED-154): whether it goes at all. */
export function rideTicketQuery(api: ApiClient, order: RideOrder, language: Locale) {
  const { ref_number, product } = order;
  const asked = { params: { id: ref_number }, query: { code: rideOf(order).code ?? '' } };
  return {
    queryKey: ['ride-ticket', product, ref_number, language],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<RideOrder | null> => {
      const answer =
        product === 'bus'
          ? await api.call(getBusTicket, { ...asked, signal })
          : await api.call(getTrainTicket, { ...asked, signal });
      return answer.status_code === 200 ? answer.result : null;
    },
    staleTime: stale.always,
    // The host forgets it when somebody signs out (SEC-2).
    meta: { personal: true },
  };
}
