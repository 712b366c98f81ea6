import type { Money } from '../money/money.ts';

/** What a bank transfer costs beside the order: whole tögrög, and hundredths of a percent of what is paid. */
export interface BankTransferFeeTerms {
  readonly fixed: Money;
  readonly basisPoints: number;
}

/** The sums of an order as its record gives them, and the sum that the address of its checkout asks for. */
export interface TransferRecord {
  readonly to_pay: Money;
  readonly must_pay: Money;
  readonly partial_payment: boolean;
  readonly now_pay_amount?: Money | undefined;
}

/** The fee of a transfer, rounded up to whole tögrög; nothing for nothing (GAP-30). */
export function bankTransferFee(amount: Money, { fixed, basisPoints }: BankTransferFeeTerms): Money {
  return amount > 0 ? fixed + Math.ceil((amount * basisPoints) / 10_000) : 0;
}

/** PAY-14: the sum that was asked for, else what is due of an order in parts, else all that is owed with the fee. */
export function bankTransferAmount(
  { to_pay, must_pay, partial_payment, now_pay_amount }: TransferRecord,
  terms: BankTransferFeeTerms,
): Money {
  if (now_pay_amount !== undefined) return now_pay_amount;
  if (partial_payment && must_pay > 0) return must_pay;
  return to_pay + bankTransferFee(to_pay, terms);
}
