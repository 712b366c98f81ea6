import { statusesOf } from './order-list.ts';

/** `valid`: it can be travelled with. `pending`: not issued yet. `cancelled` and `refunded`: it cannot be used any more. */
export type TicketState = 'pending' | 'valid' | 'cancelled' | 'refunded';

/** What of an order decides its ticket: its status (GAP-75), whether a partner has issued it, and whether all of it was refunded or is on its way back. */
export interface TicketStanding {
  readonly status: number;
  readonly issued: boolean;
  readonly refunded: boolean;
}

/** How the ticket, voucher or pass of an order stands, whatever was sold. Only a valid one shows a code to scan. */
export function ticketStateOf({ status, issued, refunded }: TicketStanding): TicketState {
  if (statusesOf('ended').some((one) => one === status)) return 'cancelled';
  if (status === 10) return 'refunded';
  if (!issued) return 'pending';
  return refunded ? 'refunded' : 'valid';
}

/** An order as far as its one voucher needs it: any refund that was not refused is of the whole. */
export interface VoucherOrder {
  readonly status: { readonly status_code: number };
  readonly refunds?: readonly { readonly state: string }[] | undefined;
}

/** How the voucher of an order stands that is sold and refunded whole: a stay, a trip, a car, a cover. */
export function voucherStateOf({ status, refunds = [] }: VoucherOrder, issued: boolean): TicketState {
  const refunded = refunds.some(({ state }) => state !== 'refused');
  return ticketStateOf({ status: status.status_code, issued, refunded });
}
