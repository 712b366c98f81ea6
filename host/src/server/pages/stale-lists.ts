import type { Endpoint } from '@aylal/contracts';

/** Set in the browser after a booking, a payment or a cancellation: lists from before are stale (PERSIST-05, GAP-06). */
export const staleListsCookie = 'reValidate';

/** The page that has been made without cached data removes it. */
export const staleListsOver = `${staleListsCookie}=; Path=/; SameSite=Lax; Max-Age=0`;

/** Asks the next page load for new lists. */
export function staleListsMark(secure: boolean): string {
  return `${staleListsCookie}=1; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** True for every operation that moves money or seats when it is answered with success: booking, payment, cancellation, refund. A payment is known to be done by its check. */
export function makesListsStale({ name, idempotent }: Pick<Endpoint, 'name' | 'idempotent'>, status: number): boolean {
  return status >= 200 && status < 300 && (idempotent === true || name === 'check-payment');
}
