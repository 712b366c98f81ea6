import type { refundBusTicket } from '@aylal/contracts/orders';
import { busRefundBlock, quoteBusRefund } from '@aylal/domain/bus';
import { ticketsGivenBack } from '@aylal/domain/flights';
import type { Locale } from '@aylal/domain/language';
import type { Money } from '@aylal/domain/money';
import type { Deps } from '../../platform/deps.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import type { EffectContext } from '../../platform/http/route.ts';
import { commerceMessage } from '../messages/commerce-messages.ts';
import { readRefunds } from '../orders/refund-store.ts';
import { sendRefund } from './send-refund.ts';

interface GivenBack {
  /** Locked by the caller. */
  readonly order: OrderRow;
  /** What each ticket costs, in the order of the travellers. */
  readonly prices: readonly Money[];
  readonly departureCancelled: boolean;
  /** What is said when the time of what is ridden on is over. */
  readonly tooLate: (locale: Locale) => string;
}

/** Gives tickets of a bus or a train back by the rule of time (BUS-02 to BUS-05): what is left of their price is owed to the wallet, and the partner takes them back by the job of all refunds. */
export async function refundTickets(
  deps: Pick<Deps, 'config' | 'events' | 'ids' | 'outbox' | 'products' | 'vault'>,
  { tx, body, now, locale, log }: EffectContext<typeof refundBusTicket>,
  { order, prices, departureCancelled, tooLate }: GivenBack,
) {
  const { starts_at: departsAt, status: statusCode } = order;
  const block = busRefundBlock({ statusCode, departsAt, departureCancelled }, now);
  if (block) {
    const message = block === 'too-late' ? tooLate(locale) : commerceMessage(locale, `ticket-refund.${block}`);
    throw refuse('state-conflict', { message });
  }
  const chosen = await chosenPrices(tx, order, prices, body.seats);
  const quote = quoteBusRefund(
    chosen,
    { prices, received: order.paid - order.fee, departsAt, departureCancelled },
    now,
  );
  if (quote.back === 0) throw refuse('state-conflict', { message: tooLate(locale) });
  const { ref_number, user_id: userId } = order;
  const refund = { ref_number, userId, account: 'wallet', reason: '', quote, tickets: body.seats } as const;
  await sendRefund(deps, { tx, now, log }, refund);
  return { status_code: 200 as const, result: { refund_amount: quote.back } };
}

/** What the chosen tickets cost. Refuses one that is chosen twice, is not of this order, or is refunded already. */
async function chosenPrices(tx: Tx, order: OrderRow, prices: readonly Money[], chosen: readonly string[]) {
  const back = ticketsGivenBack(await readRefunds(tx, order.ref_number));
  const numbers = order.travellers.map(({ ticket_number }) => ticket_number);
  const wrong = chosen.some((id, at) => !numbers.includes(id) || back.has(id) || chosen.indexOf(id) !== at);
  if (wrong) throw refuse('invalid-input', { fields: { seats: 'validation_invalid' } });
  return chosen.map((id) => prices[numbers.indexOf(id)] ?? 0);
}
