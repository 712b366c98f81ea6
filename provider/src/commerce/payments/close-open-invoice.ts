import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { findOpenInvoice } from './invoice-store.ts';
import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import { closeInvoice } from './sync-invoice.ts';

/** Before an order is made to cost something else: nobody can pay its open invoice any more, and money that was faster is booked. 503 `payment-unavailable`. */
export async function closeOpenInvoice(deps: Deps, ref: string): Promise<void> {
  const open = await findOpenInvoice(deps.db, ref);
  if (!open) return;
  try {
    await deps.partnerCalls.about(open.ref_number, () => closeInvoice(deps, open));
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    throw refuse('payment-unavailable', { retryAfterSeconds: 5 });
  }
}
