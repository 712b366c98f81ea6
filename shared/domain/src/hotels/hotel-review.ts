import type { LocalDate } from '../calendar/local-date.ts';

/** How guests travel, as a review says it. */
export const journeyKinds = ['couple', 'family', 'friends', 'business', 'alone'] as const;
export type JourneyKind = (typeof journeyKinds)[number];

/** Who stayed. */
export interface Travellers {
  readonly adults: number;
  readonly children: number;
}

/** How they most likely travelled. */
export function likelyKind({ adults, children }: Travellers): JourneyKind {
  if (children > 0) return 'family';
  if (adults === 1) return 'alone';
  return adults === 2 ? 'couple' : 'friends';
}

/** Of a review: points of ten, and how many characters its text has. */
export const reviewLimits = { leastScore: 1, mostScore: 10, leastText: 20, mostText: 1_000 } as const;

/** What of an order decides whether its guest can review the hotel: its status (GAP-75), whether the hotel had it, and the day of departure. */
export interface StayedOrder {
  readonly status: number;
  readonly issued: boolean;
  readonly check_out: LocalDate;
}

/** Whether somebody has stayed and can say how it was: the hotel had the room, nothing was cancelled or refunded, and `today`, by the hotel's clock, is the day of departure or later. */
export function mayReview({ status, issued, check_out }: StayedOrder, today: LocalDate): boolean {
  return issued && status === 4 && today >= check_out;
}
