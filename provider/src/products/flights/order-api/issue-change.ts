import { readPartnerAmount } from '@aylal/domain/money';
import type { IssuedTickets } from '../booking/airline-port.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import { updateAirlineOrder, type AirlineOrderRow } from './airline-order-store.ts';
import { ticketsOf } from './api-tickets.ts';
import { listAirlineOrder } from './list-airline-order.ts';
import type { AirlineParts } from './order-api-airline.ts';

/** Confirms a change that our customer has paid, once, and reads the tickets. Asks first whether it is confirmed already. */
export async function issueChange(
  { api, db, clock, logger }: AirlineParts,
  row: AirlineOrderRow,
  id: string,
): Promise<IssuedTickets | 'refused' | undefined> {
  const change = await api.change(id);
  if (!change.confirmed_at) {
    const [asked, agreed] = [readPartnerAmount(change.change_total_amount), readPartnerAmount(row.amount)];
    const over = Date.parse(change.expires_at) <= clock.now();
    const dearer = asked === null || agreed === null || asked > agreed || change.change_total_currency !== row.currency;
    if (over || dearer) {
      logger.error('airline-change-over', { change: id, over, dearer });
      const task =
        'A change that the customer has paid is over or dearer at the airline. Agree on it with the airline.';
      await listAirlineOrder({ clock, db }, id, task, { amount: change.change_total_amount, over, dearer });
      return row.state === 'paying' ? undefined : 'refused';
    }
    await updateAirlineOrder(db, row.offer, { state: 'paying' });
    const money = { amount: change.change_total_amount, currency: change.change_total_currency };
    try {
      await api.confirmChange(id, asked > 0n ? money : undefined);
    } catch (error) {
      if (!(error instanceof PartnerError) || error.kind !== 'refused') throw error;
      await updateAirlineOrder(db, row.offer, { state: row.state });
      logger.warn('airline-change-refused', { change: id, key: error.key });
      return row.state === 'paying' ? undefined : 'refused';
    }
  }
  const made = ticketsOf(await api.order(row.airline_order ?? ''), row.passengers);
  if (made) await updateAirlineOrder(db, row.offer, { state: 'done' });
  return made;
}
