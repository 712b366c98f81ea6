import { addWork } from '../../../commerce/work-list/work-list.ts';
import type { AirlineParts } from './order-api-airline.ts';

/** Puts an order or a change at an airline on the work list, which only people can agree on. `reference` is the airline's. */
export async function listAirlineOrder(
  { clock, db }: Pick<AirlineParts, 'clock' | 'db'>,
  reference: string,
  task: string,
  raw?: unknown,
): Promise<void> {
  const tidy = reference.replaceAll(/[^\w-]/g, '_').slice(0, 80);
  await addWork(db, { kind: 'airline-order', reference: tidy, amount: 0, task, at: clock.now(), raw });
}
