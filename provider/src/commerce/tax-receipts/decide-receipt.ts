import type { Money } from '@aylal/domain/money';
import { owedNow } from '../orders/order-debt.ts';
import { orderStatus, type OrderRow } from '../orders/order-row.ts';
import type { ReceiptRow } from './receipt-store.ts';

/** Who the receipt is for: a person, or a company as the register has it. */
export type Receiver = Pick<ReceiptRow, 'is_company' | 'company_register' | 'company_name' | 'company_tin'>;

export type ReceiptDecision =
  /** There is one already for the same receiver. */
  | { readonly kind: 'repeat'; readonly receipt: ReceiptRow }
  /** It was asked for before and nobody knows what became of it: the same request again. */
  | { readonly kind: 'ask-again'; readonly receipt: ReceiptRow }
  | { readonly kind: 'new' }
  | { readonly kind: 'refuse'; readonly problem: 'receipt-unpaid' | 'receipt-taken' | 'still-running' };

const ENDED_UNPAID: readonly number[] = [orderStatus.awaitingPayment, orderStatus.cancelled, orderStatus.expired];

/** What a receipt of this order is made of: all that was paid less what was refunded, once nothing is owed any more; 0 while it is not to be had. */
export function receiptAmount(order: Pick<OrderRow, 'status' | 'total' | 'paid'>, refunded: Money): Money {
  return ENDED_UNPAID.includes(order.status) || owedNow(order) > 0 ? 0 : order.paid - refunded;
}

/** What comes of a wish for a receipt over `amount`. `today` is the day by which the tax office counts our numbers. */
export function decideReceipt(
  amount: Money,
  standing: readonly ReceiptRow[],
  receiver: Pick<Receiver, 'is_company' | 'company_register'>,
  { now, today }: { readonly now: number; readonly today: string },
): ReceiptDecision {
  const receipt =
    standing.find(({ status }) => status === 'sent') ?? standing.find(({ status }) => status === 'sending');
  if (!receipt) return amount > 0 ? { kind: 'new' } : { kind: 'refuse', problem: 'receipt-unpaid' };
  if (receipt.is_company !== receiver.is_company || receipt.company_register !== receiver.company_register)
    return { kind: 'refuse', problem: 'receipt-taken' };
  if (receipt.status === 'sent') return { kind: 'repeat', receipt };
  return mayAskAgain(receipt, now, today)
    ? { kind: 'ask-again', receipt }
    : { kind: 'refuse', problem: 'still-running' };
}

/** A number is good on its day alone: on another one the same request would make a second receipt, and a person has to look. */
function mayAskAgain({ day, unsure, ask_again_at }: ReceiptRow, now: number, today: string): boolean {
  return day === today && (unsure || (ask_again_at ?? 0) <= now);
}
