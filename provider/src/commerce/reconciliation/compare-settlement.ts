import type { Money } from '@aylal/domain/money';
import type { DifferenceKind } from '@aylal/domain/office';
import type { SettledPayment } from '../payments/payment-port.ts';

/** A payment as our books have it, with the order that it came for. */
export interface BookedPayment {
  readonly id: string;
  readonly amount: Money;
  readonly ref_number: string;
}

/** One payment about which the two sides disagree; an amount is null where a side does not know it. */
export interface Difference {
  readonly kind: DifferenceKind;
  readonly payment_id: string;
  readonly partner_amount: Money | null;
  readonly our_amount: Money | null;
  readonly ref_number: string;
  /** What it was paid for, as the partner calls it; empty where the partner does not say. */
  readonly invoice: string;
}

export interface Settlement {
  /** What the partner settled on the day. */
  readonly theirs: readonly SettledPayment[];
  /** What it settled on that day and its neighbours: a payment near midnight, or one that reached us late, is in our books on another day. */
  readonly theirsAround: readonly SettledPayment[];
  /** What we booked on the day. */
  readonly ours: readonly BookedPayment[];
  /** Those of `theirs` that stand in our books at all, whenever that was. */
  readonly known: readonly BookedPayment[];
}

/** Where the partner's settled payments of a day and our books disagree, by payment, sorted by its id. */
export function compareSettlement({ theirs, theirsAround, ours, known }: Settlement): readonly Difference[] {
  const booked = new Map(known.map((each) => [each.id, each]));
  const settled = new Set(theirsAround.map(({ id }) => id));
  const found = theirs.flatMap((payment): Difference[] => {
    const own = booked.get(payment.id);
    const kind = differenceOf(payment, own);
    if (!kind) return [];
    const { id: payment_id, amount: partner_amount } = payment;
    return [
      {
        kind,
        payment_id,
        partner_amount,
        our_amount: own?.amount ?? null,
        ref_number: own?.ref_number ?? '',
        invoice: payment.invoice,
      },
    ];
  });
  const alone = ours
    .filter(({ id }) => !settled.has(id))
    .map(({ id, amount, ref_number }): Difference => {
      return {
        kind: 'missing-there',
        payment_id: id,
        partner_amount: null,
        our_amount: amount,
        ref_number,
        invoice: '',
      };
    });
  return [...found, ...alone].toSorted((a, b) => (a.payment_id < b.payment_id ? -1 : 1));
}

function differenceOf(theirs: SettledPayment, own: BookedPayment | undefined): Difference['kind'] | undefined {
  if (theirs.currency !== 'MNT') return 'other-currency';
  if (!own) return 'missing-here';
  return own.amount === theirs.amount ? undefined : 'amount-differs';
}
