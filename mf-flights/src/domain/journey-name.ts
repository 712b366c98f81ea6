import type { FlightOffer } from '@aylal/contracts/flights';
import { journeyPlaces } from '@aylal/domain/flights';

/** The towns of a journey, in their order. */
export function journeyName({ trips }: FlightOffer): string {
  return journeyPlaces(trips).join(' – ');
}
