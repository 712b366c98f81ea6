import type { BodyOutput } from '@aylal/contracts';
import type { refundFlight } from '@aylal/contracts/flights';
import { ruleFlightRefund, type RefundRuling } from '@aylal/domain/flights';
import { quoteRefund, type RefundQuote } from '@aylal/domain/orders';
import { lendCancellation } from '@aylal/domain/payments';
import { mayTravelTogether } from '@aylal/domain/people';
import { agreedOffer, type OrderRow } from '../../../commerce/orders/order-row.ts';
import type { RefundMoment, RefundOfRest } from '../../../commerce/orders/refund-of-rest.ts';

type Order = Pick<
  OrderRow,
  'product' | 'status' | 'offer' | 'travellers' | 'total' | 'fee' | 'paid' | 'paid_at' | 'credit_name'
>;
type Asked = Pick<BodyOutput<typeof refundFlight>, 'tickets' | 'refund_type'>;

/** Rules that do not end a refund, but take it out of the machine's hands. */
const byPeople: readonly string[] = ['departed', 'too-late', 'not-refundable', 'unpaid-parts', 'loan', 'loan-over'];

/** `already`: a ticket that is asked for is being refunded. `automatic`: the rules leave it to people. `state`: the order does not allow it. `alone`: who keeps a ticket could not fly. */
export type RefundDecision =
  | { readonly kind: 'refund'; readonly tickets: readonly string[]; readonly quote: RefundQuote }
  | { readonly kind: 'already' }
  | { readonly kind: 'refuse'; readonly because: 'automatic' | 'state' | 'tickets' | 'alone' };

/**
 * Whether these tickets of an order may be refunded at this moment, and for how much (REFUND-02 to REFUND-04, GAP-13). A ticket is its number with the
 * name on it; `refund_type` must say whether the chosen ones are all that are left (GAP-53). Amounts come from what was agreed and paid, never from the
 * client; tickets that give nothing back are left to people.
 */
export function decideRefund(order: Order, asked: Asked, givenBack: ReadonlySet<string>, now: number): RefundDecision {
  const numbers = [...new Set(asked.tickets.map((ticket) => ticket.ticket_number))];
  if (numbers.some((number) => givenBack.has(number))) return { kind: 'already' };
  const ruling = rulingOf(order, now);
  if (ruling.kind === 'blocked')
    return { kind: 'refuse', because: byPeople.includes(ruling.reason) ? 'automatic' : 'state' };
  const chosen = chosenOf(order, asked);
  const left = order.travellers.filter((one) => one.ticket_number !== null && !givenBack.has(one.ticket_number));
  const all = chosen.length === left.length;
  if (chosen.length !== numbers.length || all !== (asked.refund_type === 'all'))
    return { kind: 'refuse', because: 'tickets' };
  if (!mayTravelTogether(left.filter((one) => !chosen.includes(one)).map(({ type }) => type)))
    return { kind: 'refuse', because: 'alone' };
  const { fares, refund_before_depart_price: feePerTicket } = agreedOffer(order);
  const types = chosen.map(({ type }) => type);
  const quote = quoteRefund(types, { fares, received: order.paid - order.fee, feePerTicket });
  return quote.back === 0 ? { kind: 'refuse', because: 'automatic' } : { kind: 'refund', tickets: numbers, quote };
}

function rulingOf(order: Order, now: number): RefundRuling {
  const { status, total, paid, paid_at, credit_name } = order;
  const offer = agreedOffer(order);
  const facts = {
    statusCode: status,
    refundable: offer.refundable_before_depart,
    unpaidParts: paid < total,
    loan: credit_name === null ? ('none' as const) : lendCancellation(new Date(paid_at ?? now), new Date(now)),
    departure_at: offer.trips[0]?.flights[0]?.departure_at ?? '',
  };
  return ruleFlightRefund(facts, new Date(now));
}

function chosenOf({ travellers }: Order, { tickets }: Asked) {
  return travellers.filter((one) =>
    tickets.some(
      (ticket) =>
        ticket.ticket_number === one.ticket_number &&
        ticket.first_name === one.given_name &&
        ticket.last_name === one.surname,
    ),
  );
}

/** What the rules refund for every ticket that is left, or all of it where the airline does not fly as it sold; undefined when they leave it to people. */
export function refundOfFlight(order: OrderRow, moment: RefundMoment): RefundOfRest | undefined {
  const { givenBack, departureCancelled, now } = moment;
  if (departureCancelled) return refundOfCancelled(order, moment);
  const tickets = order.travellers.flatMap(({ ticket_number, given_name, surname }) =>
    ticket_number === null || givenBack.has(ticket_number)
      ? []
      : [{ ticket_number, first_name: given_name, last_name: surname }],
  );
  if (tickets.length === 0) return undefined;
  const decision = decideRefund(order, { tickets, refund_type: 'all' }, givenBack, now);
  return decision.kind === 'refund' ? decision : undefined;
}

/** Without a fee, whatever the fare says and however late it is. Parts that are not paid and loans are set off by people. */
function refundOfCancelled(order: OrderRow, { givenBack }: RefundMoment): RefundOfRest | undefined {
  const left = order.travellers.filter(({ ticket_number: one }) => one !== null && !givenBack.has(one));
  if (left.length === 0 || order.paid < order.total || order.credit_name !== null) return undefined;
  const types = left.map(({ type }) => type);
  const { fares } = agreedOffer(order);
  const quote = quoteRefund(types, { fares, received: order.paid - order.fee, feePerTicket: 0 });
  return quote.back === 0 ? undefined : { tickets: left.flatMap(({ ticket_number: one }) => one ?? []), quote };
}
