import { getFlightOffer } from '@aylal/contracts/flights';
import { airSubscriptionRoutes, flightChangeRoutes, flightsRoutes, priceAlertRoutes } from '@aylal/routes';
import { stubOperation, type StandaloneScenario, type Stub } from '@aylal/testing/scenarios';
import { buildOfferAt, buildSegment, buildTrip } from './build-flight-offer.ts';
import { buildOffers } from './build-offers.ts';
import { buildSearchAddress } from './build-search-address.ts';
import { slotScenarios } from './slot-scenarios.ts';
import {
  airportsStub,
  alertLinkStub,
  alertsStub,
  bookStub,
  changesStub,
  checkStub,
  confirmChangeStub,
  createPassengerStub,
  nearbyStub,
  offersStub,
  offerStub,
  orderStub,
  passengersStubs,
  setAlertStub,
  stopAlertStub,
  stopByLinkStub,
} from './flights-stubs.ts';

const offer = { filter_str: 'a', key: 'b' };

const rest = () => [
  airportsStub(),
  nearbyStub(),
  checkStub(),
  bookStub({ status_code: 200, message: '', result: { ref_number: 'FL-2001' } }),
  ...passengersStubs(),
  createPassengerStub(),
  setAlertStub(),
  alertLinkStub(),
  stopAlertStub(),
  stopByLinkStub(),
  orderStub(),
  changesStub(),
  confirmChangeStub(),
];

/** What the remote can be looked at with when it runs alone. */
export function scenarios() {
  return {
    ready: withAnswers(offersStub(), offerStub()),
    many: withAnswers(offersStub([...buildOffers(), ...manyOffers()]), offerStub()),
    empty: withAnswers(offersStub([]), offerStub()),
    nowhere: withAnswers(offersStub([]), nearbyStub([]), offerStub()),
    search: { ...withAnswers(offersStub(), offerStub()), at: flightsRoutes.search.to() },
    offer: { ...withAnswers(offerStub()), at: flightsRoutes.offer.to({}, offer) },
    'offer, gone': {
      ...withAnswers(
        stubOperation(getFlightOffer, { status_code: 404, message: '', result: { problem: 'offer-expired' } }),
      ),
      at: flightsRoutes.offer.to({}, offer),
    },
    booking: { ...withAnswers(offerStub()), at: flightsRoutes.booking.to({}, { ...offer, ref_number: 'QT-1001' }) },
    alerts: { ...withAnswers(alertsStub()), at: priceAlertRoutes.list.to() },
    'no alerts': { ...withAnswers(alertsStub([])), at: priceAlertRoutes.list.to() },
    change: {
      ...withAnswers(),
      at: flightChangeRoutes.search.to(
        { refNumber: 'AYL-4K7P2' },
        { depart_date: '2026-12-22', return_date: '2026-12-29' },
      ),
    },
    'confirm change': {
      ...withAnswers(),
      at: flightChangeRoutes.confirm.to({ filter_str: 'a', key: 'b', ref_number: 'AYL-4K7P2' }),
    },
    subscription: { ...withAnswers(), at: airSubscriptionRoutes.subscribe.to() },
    unsubscription: { ...withAnswers(), at: airSubscriptionRoutes.unsubscribe.to() },
    'stop alert': { ...withAnswers(), at: priceAlertRoutes.stop.to({}, { link: 'id.signature' }) },
    ...slotScenarios(),
  } satisfies Record<string, StandaloneScenario>;
}

function withAnswers(...stubs: Stub[]): StandaloneScenario {
  return { at: buildSearchAddress(), stubs: [...stubs, ...rest()] };
}

function manyOffers() {
  return Array.from({ length: 120 }, (_, index) =>
    buildOfferAt(1_100_000 + index * 7000, `many-${index}`, {
      trips: [buildTrip([buildSegment({ flight_number: `${400 + Math.floor(index / 3)}` })])],
    }),
  );
}
