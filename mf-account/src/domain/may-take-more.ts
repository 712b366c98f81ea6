import type { Order } from '@aylal/contracts';

/** Statuses of a journey that is paid and goes ahead. */
const goesAhead: readonly number[] = [2, 3, 4, 7];

/** Whether something that goes with the journey may be offered: not before it is paid for, and not once it has been given up. */
export function mayTakeMore({ status }: Pick<Order, 'status'>): boolean {
  return goesAhead.includes(status.status_code);
}
