import type { FlightOrder } from '@aylal/contracts/orders';
import { ruleFlightChange, ticketsGivenBack, type ChangeRuling } from '@aylal/domain/flights';

type Facts = Pick<FlightOrder, 'status' | 'search_data' | 'server_time' | 'partial_payment' | 'refunds'>;

/** What the rule of changes says of an order, by the provider's clock at the moment of reading. The provider asks the same rule again. */
export function orderChangeRuling({
  status,
  search_data,
  server_time,
  partial_payment,
  refunds = [],
}: Facts): ChangeRuling {
  return ruleFlightChange(
    {
      statusCode: status.status_code,
      changeable: search_data.exchange_before_depart_changeable,
      inParts: partial_payment,
      partRefunded: ticketsGivenBack(refunds).size > 0,
      departure_at: firstDeparture(search_data),
    },
    new Date(server_time),
  );
}

/** The instant at which the first flight leaves. */
export function firstDeparture({ trips }: FlightOrder['search_data']): string {
  return trips[0]?.flights[0]?.departure_at ?? '';
}
