import type { FlightSegment } from '@aylal/contracts/flights';
import { createCarrierReader } from './read-carrier-answer.ts';
import { buildCarrierOffer } from './testing-carrier.ts';

const people = { adult: 1, child: 0, infant: 0 };
const good = buildCarrierOffer('good');
const read = (...offers: unknown[]) => createCarrierReader()({ offers, complete: true }, people);
const withFlight = (change: Partial<Record<keyof FlightSegment, unknown>>) => ({
  ...good,
  trips: good.trips.map((trip) => ({ ...trip, flights: trip.flights.map((flight) => ({ ...flight, ...change })) })),
});

describe('the answer of a carrier', () => {
  it.each<[string, unknown]>([
    ['no offer at all', 'soon'],
    ['null', null],
    ['an offer without a price', { ...good, total_fare: undefined }],
    ['a price in words', { ...good, total_fare: '1,200,000' }],
    ['a price of half a tögrög', { ...good, total_fare: 1.5 }],
    ['a price of nothing', { ...good, total_fare: 0, fares: [] }],
    ['a total below its lines', { ...good, total_fare: good.total_fare - 1 }],
    ['an offer for other people', { ...good, fares: good.fares.map((fare) => ({ ...fare, count: 2 })) }],
    ['an offer without flights', { ...good, trips: [] }],
    ['an airport in words', withFlight({ departure_airport: 'Ulaanbaatar' })],
    ['a day that does not exist', withFlight({ departure_date: '2026-02-30' })],
    ['a flight that lands before it leaves', withFlight({ arrival_at: '2026-10-20T07:00:00+08:00' })],
  ])('[NEED-14] loses %s, counts it, and keeps the others', (_, bad) => {
    expect(read(bad, good)).toEqual({ offers: [good], dropped: 1, complete: true });
  });

  it('[NEED-14] is read as before when a trip was read before, whatever is around it', () => {
    const reader = createCarrierReader();
    const answerOf = (...offers: unknown[]) => reader({ offers, complete: true }, people);
    expect(answerOf(good).offers).toEqual([good]);
    expect(answerOf({ ...good, key: 'other' }, { ...good, total_fare: 'dear' })).toEqual({
      offers: [{ ...good, key: 'other' }],
      dropped: 1,
      complete: true,
    });
  });

  it('[NEED-14] that is no answer is refused as a whole', () => {
    for (const raw of [undefined, 'busy', [], { offers: 'none' }, { offers: [good] }])
      expect(() => createCarrierReader()(raw, people)).toThrow();
  });
});
