import { localDate } from '@aylal/domain/calendar';
import * as v from 'valibot';
import { loadFlightPlaces } from '../airports/flight-places.ts';
import { apiOffer, type ApiOffer } from './order-api-messages.ts';
import { readApiOffer } from './read-api-offer.ts';

const rates = { MNT: '1', USD: '3585.00', CNY: '503.20', KRW: '2.58', RUB: '44.35', JPY: '24.12' };
const search = { from: 'UBN', to: 'LON', departDate: localDate('2026-10-20'), adult: 2, child: 1, infant: 0 };
const airport = (iata_code: string, iata_country_code: string, time_zone: string) => ({
  iata_code,
  iata_city_code: null,
  iata_country_code,
  name: iata_code,
  city_name: null,
  time_zone,
});
const carrier = { iata_code: 'TK', name: 'Turkish Airlines' };
const on = (quantity: number) => ({
  passengers: [{ cabin_class: 'economy', fare_basis_code: 'QEX1M', baggages: [{ type: 'checked', quantity }] }],
});
const raw = {
  id: 'off_0000A3',
  expires_at: '2026-09-01T00:30:00.000000Z',
  total_amount: '1000.01',
  total_currency: 'USD',
  tax_amount: '100.00',
  slices: [
    {
      id: 'sli_1',
      segments: [
        {
          origin: airport('UBN', 'MN', 'Asia/Ulaanbaatar'),
          destination: airport('IST', 'TR', 'Europe/Istanbul'),
          departing_at: '2026-10-20T08:30:00',
          arriving_at: '2026-10-20T12:55:00',
          marketing_carrier: carrier,
          marketing_carrier_flight_number: '343',
          operating_carrier: carrier,
          ...on(2),
        },
        {
          origin: airport('IST', 'TR', 'Europe/Istanbul'),
          destination: airport('LHR', 'GB', 'Europe/London'),
          departing_at: '2026-10-20T16:00:00',
          arriving_at: '2026-10-20T18:00:00',
          marketing_carrier: carrier,
          marketing_carrier_flight_number: '1979',
          operating_carrier: carrier,
          ...on(1),
        },
      ],
    },
  ],
  passengers: [
    { id: 'pas_1', type: 'adult' },
    { id: 'pas_2', type: 'adult' },
    { id: 'pas_3', age: 8 },
  ],
  conditions: {
    refund_before_departure: { allowed: true, penalty_amount: '150.00', penalty_currency: 'USD' },
    change_before_departure: { allowed: true, penalty_amount: null, penalty_currency: null },
  },
  payment_requirements: { requires_instant_payment: false },
};

let places: Awaited<ReturnType<typeof loadFlightPlaces>>;
beforeAll(async () => {
  places = await loadFlightPlaces();
});
const read = (over: object = {}) =>
  readApiOffer(v.parse(apiOffer, { ...raw, ...over }) satisfies ApiOffer, { places, rates, search, locale: 'en' });

describe('An offer of an order API', () => {
  it('has its flights at the instants of their own places', () => {
    const flights = read()?.trips[0]?.flights ?? [];
    expect(flights.map(({ departure_at, arrival_at }) => [departure_at, arrival_at])).toEqual([
      ['2026-10-20T08:30:00+08:00', '2026-10-20T12:55:00+03:00'],
      ['2026-10-20T16:00:00+03:00', '2026-10-20T18:00:00+01:00'],
    ]);
    expect(read()?.trips[0]?.duration_minutes).toBe(990);
    expect(flights[1]).toMatchObject({ arrival_city: 'LON', arrival_city_name: 'London', flight_number: '1979' });
  });

  it('[MNY-1] costs whole tögrög, each traveller the same, and the lines add up to the total', () => {
    const offer = read();
    expect(offer?.fares).toEqual([
      { type: 'adult', count: 2, base: 1_075_512, taxes: 119_500 },
      { type: 'child', count: 1, base: 1_075_512, taxes: 119_500 },
    ]);
    expect(offer?.total_fare).toBe(3 * 1_195_012);
  });

  it('tells a fee per ticket, and allows nothing at a price that nobody knows', () => {
    expect(read()).toMatchObject({
      refundable_before_depart: true,
      refund_before_depart_price: 179_250,
      exchange_before_depart_changeable: false,
      partial_payment: null,
    });
  });

  it('has the bags of the flight that takes fewest', () => {
    expect(read()?.baggage_info.adult).toMatchObject({ piece: 1, hand_piece: null });
  });

  it('cannot be booked when it has to be paid at once', () => {
    expect(read({ payment_requirements: { requires_instant_payment: true } })?.bookable).toBe(false);
  });

  it.each([
    ['a currency without a rate', { total_currency: 'GBP' }],
    ['other people than were searched for', { passengers: raw.passengers.slice(1) }],
  ])('is none in %s', (_, over) => {
    expect(read(over)).toBeUndefined();
  });
});
