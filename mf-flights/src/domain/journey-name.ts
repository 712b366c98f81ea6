import type { FlightOffer } from '@aylal/contracts';
import { journeyPlaces } from '@aylal/domain';

/** The towns of a journey, in their order. */
export function journeyName({ trips }: FlightOffer): string {
  return journeyPlaces(trips).join(' – ');
}
