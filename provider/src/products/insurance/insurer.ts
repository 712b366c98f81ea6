import type { LocalDate } from '@aylal/domain/calendar';
import type { InsuranceTariff } from '@aylal/domain/insurance';
import type { Locale } from '@aylal/domain/language';
import type { CoveredRisk, ExcludedRisk } from './labels/risk-codes.ts';

/** A sum in the currency of a cover. */
export interface InsurerSum {
  readonly amount: number;
  readonly currency: string;
}

/** A cover as its insurer sells it. `territory` names the countries where it holds (`territories.ts`). */
export interface InsurerPlan extends InsuranceTariff {
  readonly slug: string;
  readonly territory: string;
  readonly medical: InsurerSum;
  readonly deductible: InsurerSum;
  readonly covered: readonly { readonly risk: CoveredRisk; readonly limit: InsurerSum | null }[];
  readonly excluded: readonly ExcludedRisk[];
}

/** Everything on sale, and who answers for it. */
export interface InsurerCatalogue {
  readonly insurer: string;
  /** What it is called outside Mongolian. */
  readonly insurerLatin: string;
  readonly claimPhone: string;
  readonly coolingOffDays: number;
  readonly plans: readonly InsurerPlan[];
}

/** What the insurer is called in a language. */
export function insurerName(
  { insurer, insurerLatin = insurer }: { readonly insurer: string; readonly insurerLatin?: string | undefined },
  locale: Locale,
): string {
  return locale === 'mn' ? insurer : insurerLatin;
}

/** Who is to be covered, as in the passport. */
export interface InsuredPerson {
  readonly surname: string;
  readonly given_name: string;
  readonly birthday: LocalDate;
  readonly document: string;
  readonly nationality: string;
}

/** What an insurer is asked for. `reference` is our order. */
export interface PolicyWish {
  readonly reference: string;
  readonly plan: string;
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  readonly insured: readonly InsuredPerson[];
}

/** A policy as its insurer's books have it. */
export interface KnownPolicy {
  readonly number: string;
  readonly cancelled: boolean;
}

/** Who insures. Every call throws `PartnerError` when no answer can be used. */
export interface Insurer {
  /** Everything on sale; a plan that cannot be read, or has words that we do not know, is left out. */
  catalogue(): Promise<InsurerCatalogue>;
  /** Issues a policy and answers its number. An answer that is lost throws `unknown`: look for it before asking again. */
  issue(wish: PolicyWish): Promise<string>;
  /** The policy that was issued for an order of ours; undefined where there is none. */
  find(reference: string): Promise<KnownPolicy | undefined>;
  /** Gives a policy up. An answer that is lost throws `unknown`: look for it before asking again; `refused` leaves it good. */
  cancel(number: string): Promise<void>;
  close(): Promise<void>;
}
