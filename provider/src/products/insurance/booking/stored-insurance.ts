import type { LocalDate } from '@aylal/domain/calendar';
import type { Money } from '@aylal/domain/money';
import type { InsurerSum } from '../insurer.ts';
import type { CoveredRisk } from '../labels/risk-codes.ts';

declare module '../../../commerce/orders/order-row.ts' {
  interface StoredItems {
    readonly insurance: StoredInsurance;
  }
}

/** What an order of a cover keeps: what was agreed, and once it is issued the number of the policy. The insured are with the order's travellers, encrypted (PII-2). */
export interface StoredInsurance {
  readonly slug: string;
  readonly territory: string;
  /** A country, or an empty text. */
  readonly destination: string;
  readonly insurer: string;
  /** Missing in orders older than the name. */
  readonly insurerLatin?: string;
  readonly claimPhone: string;
  readonly coolingOffDays: number;
  readonly medical: InsurerSum;
  readonly deductible: InsurerSum;
  readonly risks: readonly CoveredRisk[];
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  /** What each of the insured costs, in their order. */
  readonly prices: readonly Money[];
  readonly policy: string | null;
}
