import * as v from 'valibot';
import { searchFlightOffers } from '@aylal/contracts/flights';
import { buildFlightOffer, buildSegment, buildTrip } from './build-flight-offer.ts';

const search = searchFlightOffers.answers[200];
const faultsOf = (offer: unknown) =>
  v
    .safeParse(search, { status_code: 200, message: '', result: [offer], expires_at: '2026-11-21T03:20:00.000Z' })
    .issues?.map((issue) => v.getDotPath(issue)) ?? [];
const without = (whole: object, key: string) =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name !== key));

describe('An offer by its contract', () => {
  it('is what the builder makes', () => {
    expect(faultsOf(buildFlightOffer())).toEqual([]);
  });

  it.each([
    'total_fare',
    'bookable',
    'partial_payment',
    'refundable_before_depart',
    'refund_before_depart_price',
    'refundable_after_depart',
    'refund_after_depart_price',
    'exchange_before_depart_changeable',
    'exchange_before_depart_price',
    'exchange_after_depart_changeable',
    'exchange_after_depart_price',
    'filter_str',
    'key',
    'trips',
  ])('[FLIGHT-06] is not an offer without %s', (key) => {
    expect(faultsOf(without(buildFlightOffer(), key))).toEqual([`result.0.${key}`]);
  });

  it.each(['departure_city', 'arrival_city', 'departure_time', 'arrival_time', 'class_code', 'marketing_airline_name'])(
    '[FLIGHT-11] has flights that are not flights without %s',
    (key) => {
      const broken = { ...buildTrip([buildSegment()]), flights: [without(buildSegment(), key)] };
      expect(faultsOf({ ...buildFlightOffer(), trips: [broken] })).toEqual([`result.0.trips.0.flights.0.${key}`]);
    },
  );
});
