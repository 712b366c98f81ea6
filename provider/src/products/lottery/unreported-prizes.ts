import type { AccountHold } from '@aylal/contracts/account';
import type { HoldMoment } from '../../accounts/privacy/personal-data-source.ts';
import type { Tx } from '../../platform/database/database.ts';
import { publishedAt } from './series-store.ts';
import { ownTickets, ticketView, type KnownTicket } from './ticket-store.ts';

/**
 * Large prizes of a customer that everybody can see and nobody has reported, by order: of tickets that are scratched, and of those whose secret is published. A ticket of a secret that
 * is none yet says nothing, because a refusal would give its draw away.
 */
export async function unreportedPrizes(tx: Tx, userId: string, at: HoldMoment): Promise<AccountHold[]> {
  const tickets = await ownTickets(tx, userId).clearLimit().execute();
  const amounts = new Map<string, number>();
  for (const ticket of tickets.filter((one) => isDrawn(one, at.now))) {
    const scratched = { ...ticket, scratched_at: ticket.scratched_at ?? at.now };
    const { prize, payout } = ticketView(scratched, at.vault, { locale: 'mn', now: at.now });
    if (prize === null || payout !== 'to-report') continue;
    amounts.set(ticket.ref_number, (amounts.get(ticket.ref_number) ?? 0) + prize);
  }
  return [...amounts].map(([reference, amount]) => ({ kind: 'lottery', reference, amount }));
}

function isDrawn(ticket: KnownTicket, now: number): boolean {
  return ticket.scratched_at !== null || publishedAt(ticket) <= now;
}
