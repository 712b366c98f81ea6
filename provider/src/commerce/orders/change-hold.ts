import type { OrderRow } from './order-row.ts';

/** Under this name the seats of a change are held, beside those of the ticket held, which stays good until the new one is written. */
export function changeHoldRef(ref: string): string {
  return `${ref}/change`;
}

/** Under which name stands what an order holds now: of one that is being changed, what the change holds. */
export function holdRefOf({ change, ref_number }: Pick<OrderRow, 'change' | 'ref_number'>): string {
  return change ? changeHoldRef(ref_number) : ref_number;
}
