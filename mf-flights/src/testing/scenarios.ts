import { getFlightOffer, searchFlightOffers } from '@aylal/contracts';
import { stubOperation, type Stub } from '@aylal/testing/memory';
import { buildOfferAt, buildSegment, buildTrip } from './build-flight-offer.ts';
import { buildOffers } from './build-offers.ts';
import {
  airportsStub,
  bookStub,
  checkStub,
  createPassengerStub,
  nearbyStub,
  offersStub,
  offerStub,
  passengersStub,
} from './flights-stubs.ts';

/** What the standalone page can show. */
export const scenarios = ['ready', 'many', 'empty', 'nowhere', 'waiting', 'failed', 'gone'] as const;
export type Scenario = (typeof scenarios)[number];

export function isScenario(text: string): text is Scenario {
  return scenarios.some((scenario) => scenario === text);
}

const rest = () => [
  airportsStub(),
  nearbyStub(),
  checkStub(),
  bookStub({ status_code: 200, message: '', result: { ref_number: 'FL-2001' } }),
  passengersStub(),
  createPassengerStub(),
];

/** The answers of a scenario. */
export function scenarioStubs(scenario: Scenario): Stub[] {
  switch (scenario) {
    case 'ready':
      return [offersStub(), offerStub(), ...rest()];
    case 'many':
      return [
        offersStub([
          ...buildOffers(),
          ...Array.from({ length: 120 }, (_, index) =>
            buildOfferAt(1_100_000 + index * 7000, `many-${index}`, {
              trips: [buildTrip([buildSegment({ flight_number: `${400 + Math.floor(index / 3)}` })])],
            }),
          ),
        ]),
        offerStub(),
        ...rest(),
      ];
    case 'empty':
      return [offersStub([]), offerStub(), ...rest()];
    case 'nowhere':
      return [offersStub([]), nearbyStub([]), offerStub(), ...rest()];
    case 'waiting':
      return [stubOperation(searchFlightOffers, 'hanging'), stubOperation(getFlightOffer, 'hanging'), ...rest()];
    case 'failed':
      return [stubOperation(searchFlightOffers, 'offline'), stubOperation(getFlightOffer, 'offline'), ...rest()];
    case 'gone':
      return [
        offersStub(),
        stubOperation(getFlightOffer, { status_code: 404, message: '', result: { problem: 'offer-expired' } }),
        ...rest(),
      ];
  }
}
