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

/** An airline that asks more for an order than it agreed to: what it asks for goes to people. `id` is the airline's. */
export async function listDearerOrder(
  parts: Pick<AirlineParts, 'clock' | 'db' | 'logger'>,
  { id, ...asked }: { readonly id: string; readonly amount: string; readonly currency: string },
): Promise<void> {
  parts.logger.error('airline-price-changed', { airline_order: id });
  const task = 'The airline asks more for this order than it said when it was booked. Agree on it with the airline.';
  await listAirlineOrder(parts, id, task, asked);
}
