import type { Money } from '@aylal/domain/money';
import type { Deps } from '../../../platform/deps.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { postCredit, postPayment } from '../order-ledger.ts';
import { sendOrderMail } from '../order-mails.ts';
import type { OrderRow } from '../order-row.ts';
import { countMoney } from './count-money.ts';
import { decideMoney, sumOf } from './decide-money.ts';
import { moneyStateOf } from './money-state.ts';
import { reviveOrder } from './revive-order.ts';

/** Money that has come for an order, as payments report it. */
export interface ArrivedMoney {
  readonly partner: string;
  /** The partner's id of the payment. */
  readonly reference: string;
  readonly amount: Money;
  /** Gets money that is only reserved, once it is known whether the order wants it at once. False when there is none after all; then nothing is booked. */
  claim(wanted: boolean): Promise<boolean>;
  /** What the way of paying costs and has not been paid yet: it comes before credit. */
  unpaidFee(): Promise<Money>;
}

/** What became of it: the rest of the amount counts for the order. */
export interface ReceivedMoney {
  readonly credited: Money;
  readonly fee: Money;
}

/** Lets a locked order take what it wants of arriving money; the rest is the customer's credit. Undefined when there was no money. */
export async function receiveMoney(
  deps: Deps,
  tx: Tx,
  order: OrderRow,
  { partner, reference, amount, ...money }: ArrivedMoney,
): Promise<ReceivedMoney | undefined> {
  const at = deps.clock.now();
  const state = moneyStateOf(order, at);
  const decided = decideMoney(state, amount);
  if (!(await money.claim(state.kind === 'open' || state.kind === 'running'))) return undefined;
  const revives = decided.some(({ kind }) => kind === 'revived');
  const gone = revives && !(await reviveOrder(deps, tx, order, at));
  const events = gone ? [{ kind: 'credited' as const, amount }] : decided;
  const counted = sumOf(events, 'counted');
  const fee = counted > 0 ? Math.min(amount - counted, await money.unpaidFee()) : 0;
  const credited = amount - counted - fee;
  await postPayment(tx, order, { partner, amount, fee, reference, at });
  await postCredit(tx, order, credited, reference, at);
  deps.logger.info('payment-booked', { ref_number: order.ref_number, amount, credited, state: state.kind });
  if (counted > 0) await countMoney(deps, tx, order, { state, events, at });
  if (credited > 0) await sendOrderMail(deps, tx, order, 'credited', credited);
  return { credited, fee };
}
