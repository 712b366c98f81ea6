import type { Money } from '@aylal/domain/money';
import type { SoldAs, TaxType } from '../orders/sold-as.ts';

/** A line of a receipt; `amount` is what was paid for it, tax included. */
export interface ReceiptLine {
  readonly kind: 'ticket' | 'fee';
  readonly name: string;
  readonly taxType: TaxType;
  readonly amount: Money;
}

/** What was paid, by line: what was sold as its product says it, and our own fee, which is taxed in full. */
export function receiptLines(
  { ref_number, paid, fee }: { readonly ref_number: string; readonly paid: Money; readonly fee: Money },
  sold: SoldAs,
): readonly ReceiptLine[] {
  const ours = Math.min(fee, paid);
  const { what, ...as } = sold;
  const lines: ReceiptLine[] = [
    { ...as, name: `${what} ${ref_number}`, amount: paid - ours },
    { kind: 'fee', name: 'Хуваан төлөх үйлчилгээний хураамж', taxType: 'VAT_ABLE', amount: ours },
  ];
  return lines.filter(({ amount }) => amount > 0);
}

/** The tax inside an amount, in tögrög with two decimals as receipts print it: 10 of 110 parts, or nothing. */
export function taxWithin({ taxType, amount }: Pick<ReceiptLine, 'taxType' | 'amount'>): number {
  return taxType === 'VAT_ABLE' ? Math.round((amount * 100) / 11) / 100 : 0;
}
