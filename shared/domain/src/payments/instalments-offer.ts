import { instalmentPlans, type InstalmentPlan, type InstalmentTerms } from './instalment-plan.ts';
import { daysBetween, type LocalDate } from '../calendar/index.ts';
import type { Locale } from '../language/locale.ts';
import type { Money } from '../money/money.ts';

/** The first departure that may be paid in parts, in days from today (INST-17). */
export const instalmentLeadDays = 12;

/** Why payment in parts is not to be had: the fare has no terms for it, the departure is too near, or the page is not in Mongolian. */
export type InstalmentsRefusal = 'no-terms' | 'too-near' | 'language';

export type InstalmentsOffer =
  | { readonly kind: 'offered'; readonly plans: readonly InstalmentPlan[] }
  | { readonly kind: 'refused'; readonly reason: InstalmentsRefusal };

/** What is looked at: the offer's terms and price, the day of the first departure, the language of the page and today where the customer is. */
export interface InstalmentsQuestion {
  readonly terms: InstalmentTerms | null;
  readonly price: Money;
  readonly departure: LocalDate;
  readonly locale: Locale;
  readonly today: LocalDate;
}

/**
 * Whether an offer can be paid in parts, and how (PAY-02, GAP-14). The nearest reason that the customer can do something about comes first:
 * a later flight, another fare, the Mongolian page. Offered plans are never none.
 */
export function instalmentsOffer({ terms, price, departure, locale, today }: InstalmentsQuestion): InstalmentsOffer {
  if (daysBetween(today, departure) < instalmentLeadDays) return { kind: 'refused', reason: 'too-near' };
  const plans = terms ? instalmentPlans(terms, price, today) : [];
  if (plans.length === 0) return { kind: 'refused', reason: 'no-terms' };
  return locale === 'mn' ? { kind: 'offered', plans } : { kind: 'refused', reason: 'language' };
}
