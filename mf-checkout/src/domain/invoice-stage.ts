import type { Problem } from '@aylal/contracts';
import type { DeclineReason, PaymentState } from '@aylal/contracts/payments';

/** What the payment window shows. */
export type InvoiceStage =
  | { kind: 'opening' }
  /** The invoice could not be opened: nothing was taken, and asking again is safe. */
  | { kind: 'refused'; problem: Problem | null }
  | { kind: 'open' }
  /** A bank app was opened or the text copied: the customer is paying somewhere else. */
  | { kind: 'seen' }
  /** A transfer came that is likely for this invoice; a person looks at it. */
  | { kind: 'matching' }
  /** The bank said no to the latest try: nothing was taken, and it can be tried again. */
  | { kind: 'declined'; reason: DeclineReason }
  | { kind: 'partial' }
  | { kind: 'paid' }
  | { kind: 'expired' }
  | { kind: 'unknown' };

export interface InvoiceFacts {
  readonly invoice: 'opening' | 'open' | { refused: Problem | null };
  readonly payment: PaymentState | undefined;
  /** Why the latest try to pay this invoice did not go through. */
  readonly declined: DeclineReason | null;
  /** A transfer came that is likely for this invoice. */
  readonly matching: boolean;
  /** The last question for the state of the payment had no answer. */
  readonly unanswered: boolean;
  /** The invoice has run out by the provider's clock. */
  readonly over: boolean;
  readonly touched: boolean;
}

/** Paid is said by the provider alone (WEB-7); an answer that never came is unknown, never refused (MNY-12). */
export function invoiceStage(facts: InvoiceFacts): InvoiceStage {
  const { invoice, payment, declined, matching, unanswered, over, touched } = facts;
  if (payment === 'paid') return { kind: 'paid' };
  if (payment === 'unknown') return { kind: 'unknown' };
  if (invoice === 'opening') return { kind: 'opening' };
  if (invoice !== 'open') return { kind: 'refused', problem: invoice.refused };
  if (unanswered) return { kind: 'unknown' };
  if (matching) return { kind: 'matching' };
  if (over || payment === 'expired') return { kind: 'expired' };
  if (payment === 'partial') return { kind: 'partial' };
  if (declined) return { kind: 'declined', reason: declined };
  return { kind: touched ? 'seen' : 'open' };
}
