import { addDays, type LocalDate } from '../calendar/index.ts';
import type { Money } from '../money/money.ts';

/** One way to spread the rest of a price: `divider` payments after the first, the last of them `deadline_after_init` hours after it. */
export interface InstalmentType {
  readonly key: string;
  readonly divider: number;
  readonly deadline_after_init: number;
  readonly refund_comm_rate: number;
}

/** What an offer says of payment in parts (INST-01). Amounts in whole tögrög. */
export interface InstalmentTerms {
  readonly initial_payment_amount: Money;
  readonly partial_payment_fee: Money;
  readonly refund_service_charge: Money;
  readonly types: readonly InstalmentType[];
}

/** One payment of a plan and the last day for it. */
export interface InstalmentPart {
  readonly deadline_date: LocalDate;
  readonly amount: Money;
}

/** A plan worked out for a price: its payments in order, their sum, and how much more that is than paying in full. */
export interface InstalmentPlan {
  readonly key: string;
  readonly parts: readonly InstalmentPart[];
  readonly total: Money;
  readonly extra: Money;
}

/** What a plan costs beside the price: the fee times the plan's rate, rounded up to whole tögrög, and the service charge (GAP-26). */
export function instalmentExtra(terms: InstalmentTerms, { refund_comm_rate }: InstalmentType): Money {
  // Rates have at most two decimals: in hundredths the product is exact.
  const hundredths = terms.partial_payment_fee * Math.round(refund_comm_rate * 100);
  return Math.ceil(hundredths / 100) + terms.refund_service_charge;
}

/** The first payment of a plan (INST-07): the initial amount and all that the plan costs beside the price. */
export function upfrontAmount(terms: InstalmentTerms, type: InstalmentType): Money {
  return terms.initial_payment_amount + instalmentExtra(terms, type);
}

/**
 * The plans of an offer for a price, the first payment falling on `today`. Payments are divider + 1 (INST-04); those after the first are
 * rounded to 100, half up, and the last takes the remainder, so that they add up exactly (INST-05, GAP-27); their last days lie
 * `deadline_after_init / 24 / divider` days apart (INST-06, GAP-28). A plan with a payment that is not positive is left out (MNY-9).
 */
export function instalmentPlans(terms: InstalmentTerms, price: Money, today: LocalDate): readonly InstalmentPlan[] {
  return terms.types
    .map((type) => planOf(terms, type, price, today))
    .filter(({ parts }) => parts.every(({ amount }) => Number.isSafeInteger(amount) && amount > 0));
}

/** Payments that a discount lowers, the last ones first; what is left of none is left out. The discount is smaller than their sum. */
export function lowerParts(parts: readonly InstalmentPart[], discount: Money): readonly InstalmentPart[] {
  let left = discount;
  return parts
    .toReversed()
    .map((part) => {
      const taken = Math.min(left, part.amount);
      left -= taken;
      return { ...part, amount: part.amount - taken };
    })
    .filter(({ amount }) => amount > 0)
    .toReversed();
}

function planOf(terms: InstalmentTerms, type: InstalmentType, price: Money, today: LocalDate): InstalmentPlan {
  const { key, divider, deadline_after_init } = type;
  const extra = instalmentExtra(terms, type);
  const rest = price - terms.initial_payment_amount;
  const each = Math.round(rest / divider / 100) * 100;
  const step = deadline_after_init / 24 / divider;
  const later = Array.from({ length: divider }, (_, index) => ({
    deadline_date: addDays(today, Math.floor((index + 1) * step)),
    amount: index === divider - 1 ? rest - each * (divider - 1) : each,
  }));
  const first = { deadline_date: today, amount: upfrontAmount(terms, type) };
  return { key, parts: [first, ...later], total: price + extra, extra };
}
