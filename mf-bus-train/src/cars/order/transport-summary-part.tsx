import type { SlotPart } from '@aylal/shell';
import { TransportSummary } from './transport-summary.tsx';

/** `checkout.summary.transport`: the car beside the payment. Contributed to checkout with `{ order }`, which frames it and prints the price itself. */
export const part: SlotPart<'checkout.summary.transport'> = { Component: TransportSummary };
