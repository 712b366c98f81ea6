import type { Money } from '@aylal/domain';

/** How value added tax stands to a line. */
export type TaxType = 'VAT_ABLE' | 'VAT_ZERO';

/** A line of a receipt; `amount` is what was paid for it, tax included. */
export interface ReceiptLine {
  readonly kind: 'ticket' | 'fee';
  readonly name: string;
  readonly taxType: TaxType;
  readonly amount: Money;
}

/** What was paid for an order, by line: a ticket across the border is taxed at zero, one inside the country, an eSIM, a hotel, a bus and our own fee in full. */
export function receiptLines(
  { ref_number, paid, fee }: { readonly ref_number: string; readonly paid: Money; readonly fee: Money },
  sold: 'border-crossing' | 'domestic' | 'esim' | 'hotel' | 'bus',
): readonly ReceiptLine[] {
  const ours = Math.min(fee, paid);
  const lines: ReceiptLine[] = [
    sold === 'esim' || sold === 'hotel'
      ? {
          kind: 'fee',
          name: `${sold === 'esim' ? 'eSIM багц' : 'Зочид буудал'} ${ref_number}`,
          taxType: 'VAT_ABLE',
          amount: paid - ours,
        }
      : {
          kind: 'ticket',
          name: `${sold === 'bus' ? 'Автобусны тасалбар' : 'Нислэгийн тийз'} ${ref_number}`,
          taxType: sold === 'border-crossing' ? 'VAT_ZERO' : 'VAT_ABLE',
          amount: paid - ours,
        },
    { kind: 'fee', name: 'Хуваан төлөх үйлчилгээний хураамж', taxType: 'VAT_ABLE', amount: ours },
  ];
  return lines.filter(({ amount }) => amount > 0);
}

/** The tax inside an amount, in tögrög with two decimals as receipts print it: 10 of 110 parts, or nothing. */
export function taxWithin({ taxType, amount }: Pick<ReceiptLine, 'taxType' | 'amount'>): number {
  return taxType === 'VAT_ABLE' ? Math.round((amount * 100) / 11) / 100 : 0;
}
