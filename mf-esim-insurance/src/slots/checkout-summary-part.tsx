import type { SlotPart } from '@aylal/shell';
import { EsimSummary } from './esim-summary.tsx';

/** `checkout.summary.esim`: the eSIM beside the payment. Contributed to checkout with `{ order }`, which frames it and prints the price itself. */
export const part: SlotPart<'checkout.summary.esim'> = { Component: EsimSummary };
