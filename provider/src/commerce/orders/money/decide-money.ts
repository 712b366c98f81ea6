import type { Money } from '@aylal/domain/money';
import type { MoneyState, OpenMoney } from './money-state.ts';

/** Part of a payment counts for the order. */
interface Counted {
  readonly kind: 'counted';
  readonly amount: Money;
}

/** Part of it is too much, or not wanted, and goes to the customer's credit (MNY-7). */
interface Credited {
  readonly kind: 'credited';
  readonly amount: Money;
}

/** The goods are due. */
interface Settled {
  readonly kind: 'settled';
}

/** An order that has ended waits for its money again, if its goods are still to be had. */
interface Revived {
  readonly kind: 'revived';
}

export type MoneyEvent = Counted | Credited | Settled | Revived;

/** The state after an event; credit leaves it as it is. Throws for an event that cannot happen in this state. */
export function evolveMoney(state: MoneyState, event: MoneyEvent): MoneyState {
  if (event.kind === 'credited') return state;
  if (event.kind === 'counted' && (state.kind === 'open' || state.kind === 'running'))
    return { ...state, paid: state.paid + event.amount };
  if (event.kind === 'settled' && state.kind === 'open')
    return { kind: 'running', total: state.total, paid: state.paid };
  if (event.kind === 'revived' && state.kind === 'ended')
    return { kind: 'open', total: state.total, advance: state.advance, paid: 0 };
  throw new Error(`${event.kind} cannot happen to money that is ${state.kind}`);
}

/** What an arriving payment brings about (MNY-7): short, late, twice or for a cancelled order, no tögrög of it is lost. */
export function decideMoney(state: MoneyState, amount: Money): readonly MoneyEvent[] {
  switch (state.kind) {
    case 'open':
      return taken(state, amount);
    case 'running':
      return split(state.total - state.paid, amount);
    case 'ended': {
      const enough = state.revivable && amount >= state.advance;
      const revived: Revived = { kind: 'revived' };
      return enough ? [revived, ...taken({ ...state, paid: 0 }, amount)] : [{ kind: 'credited', amount }];
    }
    case 'closed':
      return [{ kind: 'credited', amount }];
  }
}

/** By an order that waits for its first money. */
function taken({ total, advance, paid }: Omit<OpenMoney, 'kind'>, amount: Money): readonly MoneyEvent[] {
  const events = split(total - paid, amount);
  return paid + sumOf(events, 'counted') >= advance ? [...events, { kind: 'settled' }] : events;
}

/** Up to what is owed counts, the rest is credited. */
function split(owed: Money, amount: Money): readonly MoneyEvent[] {
  const counted = Math.min(amount, owed);
  const credited = amount - counted;
  return [
    ...(counted > 0 ? [{ kind: 'counted' as const, amount: counted }] : []),
    ...(credited > 0 ? [{ kind: 'credited' as const, amount: credited }] : []),
  ];
}

/** How much of a payment counts, or is credited, by its events. */
export function sumOf(events: readonly MoneyEvent[], kind: 'counted' | 'credited'): Money {
  return events.reduce((sum, event) => (event.kind === kind ? sum + event.amount : sum), 0);
}
