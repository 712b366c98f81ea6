import type { TripDeparture } from '@aylal/contracts/trips';
import { tripPartyLimit } from '@aylal/domain/trips';

/** The most that one booking takes along. */
export function tripMost({ free }: Pick<TripDeparture, 'free'>): number {
  return Math.max(1, Math.min(free, tripPartyLimit));
}
