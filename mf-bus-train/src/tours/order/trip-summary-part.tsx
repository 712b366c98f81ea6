import type { SlotPart } from '@aylal/shell';
import { TripSummary } from './trip-summary.tsx';

/** `checkout.summary.trip`: the trip beside the payment. Contributed to checkout with `{ order }`, which frames it and prints the price itself. */
export const part: SlotPart<'checkout.summary.trip'> = { Component: TripSummary };
