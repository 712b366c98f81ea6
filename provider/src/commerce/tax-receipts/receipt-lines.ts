import type { Money } from '@aylal/domain';

/** How value added tax stands to a line. */
export type TaxType = 'VAT_ABLE' | 'VAT_ZERO' | 'VAT_FREE';

/** A line of a receipt; `amount` is what was paid for it, tax included. */
export interface ReceiptLine {
  readonly kind: 'ticket' | 'fee';
  readonly name: string;
  readonly taxType: TaxType;
  readonly amount: Money;
}

const ticket = 'Нислэгийн тийз';

/** What is sold, in the words of a receipt, and how its tax stands. */
const soldAs = {
  'border-crossing': { kind: 'ticket', what: ticket, taxType: 'VAT_ZERO' },
  domestic: { kind: 'ticket', what: ticket, taxType: 'VAT_ABLE' },
  esim: { kind: 'fee', what: 'eSIM багц', taxType: 'VAT_ABLE' },
  hotel: { kind: 'fee', what: 'Зочид буудал', taxType: 'VAT_ABLE' },
  bus: { kind: 'ticket', what: 'Автобусны тасалбар', taxType: 'VAT_ABLE' },
  train: { kind: 'ticket', what: 'Галт тэрэгний тасалбар', taxType: 'VAT_ABLE' },
  'train-abroad': { kind: 'ticket', what: 'Галт тэрэгний тасалбар', taxType: 'VAT_ZERO' },
  trip: { kind: 'fee', what: 'Аялал', taxType: 'VAT_ABLE' },
  transport: { kind: 'fee', what: 'Жолоочтой унаа', taxType: 'VAT_ABLE' },
  ride: { kind: 'fee', what: 'Унааны түрээс', taxType: 'VAT_ABLE' },
  insurance: { kind: 'fee', what: 'Аяллын даатгал', taxType: 'VAT_FREE' },
} as const satisfies Readonly<Record<string, Pick<ReceiptLine, 'kind' | 'taxType'> & { readonly what: string }>>;

/** How something was sold, as far as its tax goes. */
export type SoldAs = keyof typeof soldAs;

/** What was paid, by line: a ticket across the border is taxed at zero, one inside the country, an eSIM, a hotel, a bus, a train, a trip, a car, a ride and our own fee in full, and a cover is free of it. */
export function receiptLines(
  { ref_number, paid, fee }: { readonly ref_number: string; readonly paid: Money; readonly fee: Money },
  sold: SoldAs,
): readonly ReceiptLine[] {
  const ours = Math.min(fee, paid);
  const { what, ...as } = soldAs[sold];
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
