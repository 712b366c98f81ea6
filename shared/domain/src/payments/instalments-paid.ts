import type { InstalmentPart } from './instalment-plan.ts';
import type { LocalDate } from '../calendar/index.ts';
import type { Money } from '../money/money.ts';

/** One payment of an order's schedule (INST-02): `to_pay` is what is still due of it, `to_paid` what has come, `undue_loss_amount` the penalty. */
export interface Instalment {
  readonly deadline_date: LocalDate;
  readonly is_paid: boolean;
  readonly to_pay: Money;
  readonly to_paid: Money;
  readonly undue_loss_amount: Money;
}

/** A schedule after `paid` has come: the payments are covered in their order (MNY-9). */
export function instalmentsPaid(parts: readonly InstalmentPart[], paid: Money): readonly Instalment[] {
  let left = paid;
  return parts.map(({ deadline_date, amount }) => {
    const to_paid = Math.min(amount, left);
    left -= to_paid;
    return { deadline_date, is_paid: to_paid === amount, to_pay: amount - to_paid, to_paid, undue_loss_amount: 0 };
  });
}

/** What is due next: the rest of the first payment that is not whole yet, with its penalty (GAP-39); 0 when all is paid. */
export function nextInstalment(instalments: readonly Instalment[]): Money {
  const next = instalments.find(({ is_paid }) => !is_paid);
  return next ? next.to_pay + next.undue_loss_amount : 0;
}

/** All that is left with every penalty (INST-11). */
export function remainingInstalments(instalments: readonly Instalment[]): Money {
  return instalments
    .filter(({ is_paid }) => !is_paid)
    .reduce((sum, one) => sum + one.to_pay + one.undue_loss_amount, 0);
}

/** Unpaid, and its last day has passed or a penalty has grown (INST-12). */
export function isOverdue(
  { is_paid, deadline_date, undue_loss_amount }: Pick<Instalment, 'is_paid' | 'deadline_date' | 'undue_loss_amount'>,
  today: LocalDate,
): boolean {
  return !is_paid && (deadline_date < today || undue_loss_amount > 0);
}
