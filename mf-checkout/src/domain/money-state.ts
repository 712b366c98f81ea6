import type { FlightOrder } from '@aylal/contracts/orders';
import type { PaymentState } from '@aylal/contracts/payments';

/** What the checkout may offer and must say about the money of an order. */
export type MoneyState =
  /** Nobody has signed in or the order is not ours to show. */
  | 'not-started'
  | 'waiting'
  | 'matching'
  | 'declined'
  | 'partial'
  | 'paid'
  | 'expired'
  | 'cancelled'
  | 'lapsed'
  | 'unknown';

export interface MoneyFacts {
  readonly order: Pick<FlightOrder, 'status' | 'to_pay'> & Partial<Pick<FlightOrder, 'change'>>;
  /** What the provider says of the payment; undefined before it has answered. */
  readonly payment: PaymentState | undefined;
  /** The latest try to pay the open invoice did not go through. */
  readonly declined: boolean;
  /** A transfer came that is likely for the open invoice; a person looks at it. */
  readonly matching: boolean;
  /** The last question had no answer. */
  readonly unanswered: boolean;
  /** Something was begun here: an invoice is open, so silence means unknown and not nothing. */
  readonly begun: boolean;
  /** The hold has run out by the provider's clock. */
  readonly over: boolean;
  /** A later payment in parts is made here and has not come yet: the order itself counts as paid all the while. */
  readonly partOpen: boolean;
}

/** Only the provider's word makes it paid (WEB-7); silence after something was begun is unknown, and then nobody is asked to pay again (GAP-89). */
export function moneyState(facts: MoneyFacts): MoneyState {
  const { order, payment, unanswered, begun, over, partOpen } = facts;
  if (partOpen) {
    if (payment === 'unknown' || (unanswered && begun)) return 'unknown';
    if (payment !== 'waiting') return 'not-started';
    return waitingState(facts);
  }
  const code = order.status.status_code;
  // The change was not paid; the ticket held stands.
  if (code === 4 && order.change?.state === 'lapsed') return 'lapsed';
  if (payment === 'paid' || (code !== 1 && code !== 5 && code !== 6)) return 'paid';
  if (code === 5) return 'cancelled';
  if (payment === 'unknown' || (unanswered && begun)) return 'unknown';
  if (code === 6 || payment === 'expired' || over) return order.change ? 'lapsed' : 'expired';
  return payment === 'waiting' ? waitingState(facts) : (payment ?? 'not-started');
}

/** Money that is being matched must not be sent a second time. */
function waitingState({ declined, matching }: MoneyFacts): MoneyState {
  if (matching) return 'matching';
  return declined ? 'declined' : 'waiting';
}

/** Whether a payment may be begun or continued now. */
export function mayPay(state: MoneyState): boolean {
  return state === 'not-started' || state === 'waiting' || state === 'declined' || state === 'partial';
}
