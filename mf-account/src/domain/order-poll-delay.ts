import type { OrderStatusCode, PartnerChangeView } from '@aylal/contracts/orders';

const delays = [5000, 8000, 13_000, 20_000, 30_000, 60_000] as const;

/** What of an order says whether something is on its way. */
export interface PolledOrder {
  readonly status: { readonly status_code: OrderStatusCode };
  readonly partner_change?: Pick<PartnerChangeView, 'state'> | undefined;
}

/** In how many milliseconds an order is read again while its payment, its ticket, its refund (status 1 to 3, 8 and 9) or its answer to the carrier is on the way; false once nothing moves by itself. */
export function orderPollDelay(
  status: OrderStatusCode | undefined,
  asked: number,
  isAccepting = false,
): number | false {
  const moving = isAccepting || (status !== undefined && (status <= 3 || status === 8 || status === 9));
  if (!moving) return false;
  return delays[Math.min(asked, delays.length - 1)] ?? 60_000;
}

/** The pauses of one page: they begin again at every turn of the order, because the next turn may be near. `reads` counts all reads of the page. */
export function createPollPace(): (order: PolledOrder | undefined, reads: number) => number | false {
  let seen = '';
  let turnedAt = 0;
  return (order, reads) => {
    const status = order?.status.status_code;
    const turn = `${status} ${order?.partner_change?.state}`;
    if (turn !== seen) [seen, turnedAt] = [turn, reads];
    return orderPollDelay(status, reads - turnedAt, order?.partner_change?.state === 'accepting');
  };
}
