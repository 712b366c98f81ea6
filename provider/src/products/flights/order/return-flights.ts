import type { RefundPolicy } from '../../../commerce/orders/refund-policy.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import { agreedOffer } from '../../../commerce/orders/order-row.ts';

/** Tickets go back to the airline, which may refuse; their seats are free then. An infant has no seat. */
export const flightRefund: RefundPolicy = {
  ask: async ({ airline, db }, { id, ref_number, tickets }) => {
    const order = await db
      .selectFrom('orders')
      .select(['product', 'offer', 'travellers'])
      .where('ref_number', '=', ref_number)
      .executeTakeFirstOrThrow();
    const answer = await airline.refund({
      reference: id,
      offer: agreedOffer(order),
      travellers: tickets.length,
      whole: tickets.length === order.travellers.length,
    });
    if (answer.kind === 'silent') throw new PartnerError('unknown', 'NO_ANSWER');
    return answer.kind === 'accepted';
  },
  release: async ({ inventory }, tx, { ref_number, travellers }, { tickets }) => {
    const gone = travellers.filter(({ ticket_number }) => tickets.includes(ticket_number ?? ''));
    await inventory.releaseSome(tx, ref_number, gone.filter(({ type }) => type !== 'infant').length);
  },
};
