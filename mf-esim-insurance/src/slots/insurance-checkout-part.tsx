import type { SlotPart } from '@aylal/shell';
import { InsuranceSummary } from './insurance-summary.tsx';

/** `checkout.summary.insurance`: the cover beside the payment. Contributed to checkout with `{ order }`, which frames it and prints the price itself. */
export const part: SlotPart<'checkout.summary.insurance'> = { Component: InsuranceSummary };
