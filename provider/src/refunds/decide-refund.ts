import type { BodyOutput, refundFlight } from '@aylal/contracts';
import { refundQuoteOf, ruleFlightRefund, sumOfRefunds, type RefundQuote } from '@aylal/domain';
import type { FlightOrderRow } from '../orders/order-row.ts';

type Order = Pick<FlightOrderRow, 'status' | 'offer' | 'travellers' | 'instalments'>;
type Asked = Pick<BodyOutput<typeof refundFlight>, 'tickets' | 'refund_type'>;

/** Rules that do not end a refund, but take it out of the machine's hands. */
const byPeople: readonly string[] = ['departed', 'too-late', 'not-refundable', 'in-parts'];

/** `already`: a ticket that is asked for is being refunded. `automatic`: the rules leave it to people. `state`: the order does not allow it. */
export type RefundDecision =
  | { readonly kind: 'refund'; readonly tickets: readonly string[]; readonly quote: RefundQuote; readonly all: boolean }
  | { readonly kind: 'already' }
  | { readonly kind: 'refuse'; readonly because: 'automatic' | 'state' | 'tickets' };

/**
 * Whether these tickets of an order may be refunded at this moment, and for how much (REFUND-02 to REFUND-04, GAP-13). A ticket is its number with the
 * name on it; `refund_type` must say whether the chosen ones are all that are left (GAP-53). Amounts come from what was agreed, never from the client.
 */
export function decideRefund(order: Order, asked: Asked, taken: ReadonlySet<string>, now: number): RefundDecision {
  const { offer, travellers } = order;
  const numbers = [...new Set(asked.tickets.map((ticket) => ticket.ticket_number))];
  if (numbers.some((number) => taken.has(number))) return { kind: 'already' };
  const ruling = ruleFlightRefund(
    {
      statusCode: order.status,
      refundable: offer.refundable_before_depart,
      inParts: order.instalments !== null,
      departure_at: offer.trips[0]?.flights[0]?.departure_at ?? '',
    },
    new Date(now),
  );
  if (ruling.kind === 'blocked') {
    return { kind: 'refuse', because: byPeople.includes(ruling.reason) ? 'automatic' : 'state' };
  }
  const chosen = travellers.filter((one) =>
    asked.tickets.some(
      (ticket) =>
        ticket.ticket_number === one.ticket_number &&
        ticket.first_name === one.given_name &&
        ticket.last_name === one.surname,
    ),
  );
  const left = travellers.filter((one) => one.ticket_number !== null && !taken.has(one.ticket_number));
  const all = chosen.length === left.length;
  if (chosen.length !== numbers.length || all !== (asked.refund_type === 'all'))
    return { kind: 'refuse', because: 'tickets' };
  const quote = sumOfRefunds(
    chosen.map(({ type }) => refundQuoteOf(type, offer.fares, offer.refund_before_depart_price)),
  );
  return { kind: 'refund', tickets: numbers, quote, all };
}
