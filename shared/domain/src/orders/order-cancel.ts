/** The call that ends an unpaid order: flights and hotels have their own, every other product shares one (GAP-11). */
export type CancelCall = 'flight' | 'hotel' | 'order';

/** The call that cancels orders of a product. */
export function cancelCallOf(product: string): CancelCall {
  return product === 'flight' || product === 'hotel' ? product : 'order';
}

/** What a cancellation asks of an order: `payUntil` in milliseconds, null where nothing is waited for. */
export interface CancelFacts {
  readonly product: string;
  readonly status: number;
  readonly payUntil: number | null;
}

/** Whether its customer may end an order by a call at `now`, in milliseconds: only while it waits for money, and only by the call of its product. What was paid is a refund's matter (CALL-57, CALL-74). */
export function mayCancelOrder({ product, status, payUntil }: CancelFacts, call: CancelCall, now: number): boolean {
  return cancelCallOf(product) === call && status === 1 && payUntil !== null && now < payUntil;
}
