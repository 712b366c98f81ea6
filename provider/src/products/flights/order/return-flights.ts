import type { ReturnWay } from '../../../commerce/orders/return-way.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';

/** Tickets go back to the airline, which may refuse; their seats are free then. An infant has no seat. */
export const flightReturn: ReturnWay = {
  ask: async ({ airline, db }, { id, ref_number, tickets }) => {
    const { offer, travellers } = await db
      .selectFrom('orders')
      .select(['offer', 'travellers'])
      .where('ref_number', '=', ref_number)
      .executeTakeFirstOrThrow();
    const answer = await airline.refund({
      reference: id,
      offer,
      travellers: tickets.length,
      whole: tickets.length === travellers.length,
    });
    if (answer.kind === 'silent') throw new PartnerError('unknown', 'NO_ANSWER');
    return answer.kind === 'accepted';
  },
  release: async ({ inventory }, tx, { ref_number, travellers }, { tickets }) => {
    const gone = travellers.filter(({ ticket_number }) => tickets.includes(ticket_number ?? ''));
    await inventory.releaseSome(tx, ref_number, gone.filter(({ type }) => type !== 'infant').length);
  },
};
