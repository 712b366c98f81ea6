import type { Money } from '../money/money.ts';

/** How our books and a partner's may disagree about a payment: one side does not have it, its amount differs, or it is not in tögrög. */
export const differenceKinds = ['missing-here', 'missing-there', 'amount-differs', 'other-currency'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** How such a difference ends: booked to an order, returned by the partner, corrected by the partner after our books, or written off. Only the first and the last book anything. */
export const differenceOutcomes = ['book', 'returned', 'partner-corrects', 'write-off'] as const;
export type DifferenceOutcome = (typeof differenceOutcomes)[number];

const outcomes: Readonly<Record<DifferenceKind, readonly DifferenceOutcome[]>> = {
  'missing-here': ['book', 'returned'],
  'missing-there': ['partner-corrects', 'write-off'],
  'amount-differs': ['partner-corrects', 'write-off'],
  'other-currency': ['returned'],
};

/** Which ends a difference may have. The provider decides with it, the screen offers it. */
export function outcomesOf(kind: DifferenceKind): readonly DifferenceOutcome[] {
  return outcomes[kind];
}

/** Up to here, in tögrög, one person writes a difference off; above it a second one has to agree. */
export const writeOffAlone = 100_000;

/** What writing off costs us, below zero, or brings us: as much as the partner has more than our books. */
export function writtenOff({
  partner_amount,
  our_amount,
}: {
  readonly partner_amount: Money | null;
  readonly our_amount: Money | null;
}): Money {
  return (partner_amount ?? 0) - (our_amount ?? 0);
}

/** Whether a second person has to agree (four eyes). */
export function needsSecondForWriteOff(amount: Money): boolean {
  return Math.abs(amount) > writeOffAlone;
}
