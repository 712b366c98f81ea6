import type { FlightChangeOption } from '@aylal/contracts/flights';
import { buildFlightOffer } from './build-flight-offer.ts';

/** The same flights at another time for 100,000 more: 240,000 of fees, 340,000 to pay. */
export function buildChangeOption(overrides: Partial<FlightChangeOption> = {}): FlightChangeOption {
  const offer = buildFlightOffer({ key: 'option-1', total_fare: 2_286_400 });
  return { ...offer, penalty: 240_000, fare_difference: 100_000, to_pay: 340_000, credit: 0, ...overrides };
}
