import type { RefundPolicy } from '../../../commerce/orders/refund-policy.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import { readShownChange } from '../../../commerce/orders/partner-change-row.ts';
import { addWork } from '../../../commerce/work-list/work-list.ts';
import { agreedOffer } from '../../../commerce/orders/order-row.ts';

/** Tickets go back to the airline, which may refuse; their seats are free then. An infant has no seat. */
export const flightRefund: RefundPolicy = {
  ask: async ({ airline, clock, db }, { id, ref_number, tickets }) => {
    const order = await db
      .selectFrom('orders')
      .select(['product', 'offer', 'travellers'])
      .where('ref_number', '=', ref_number)
      .executeTakeFirstOrThrow();
    const byAirline = (await readShownChange(db, ref_number))?.state === 'refunded';
    const answer = await airline.refund({
      reference: id,
      offer: agreedOffer(order),
      travellers: tickets.length,
      whole: tickets.length === order.travellers.length,
      byAirline,
    });
    if (answer.kind === 'silent') throw new PartnerError('unknown', 'NO_ANSWER');
    // What the airline itself has changed is refunded, whatever it says: people agree on it, and it is asked again.
    if (answer.kind === 'refused' && byAirline) {
      const task = 'The airline does not take flights back that it has changed itself. Agree on it with the airline.';
      await addWork(db, { kind: 'airline-order', reference: ref_number, amount: 0, task, at: clock.now() });
      throw new PartnerError('refused', 'NOT_TAKEN_BACK');
    }
    return answer.kind === 'accepted';
  },
  release: async ({ inventory }, tx, { ref_number, travellers }, { tickets }) => {
    const gone = travellers.filter(({ ticket_number }) => tickets.includes(ticket_number ?? ''));
    await inventory.releaseSome(tx, ref_number, gone.filter(({ type }) => type !== 'infant').length);
  },
};
