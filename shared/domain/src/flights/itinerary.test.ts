import { dayOf } from '../calendar/index.ts';
import {
  carriersOf,
  dayMark,
  isCodeshare,
  layovers,
  stopCount,
  tripDurationMinutes,
  type ItineraryFlight,
} from './itinerary.ts';

function flight(
  from: string,
  departure: string,
  to: string,
  arrival: string,
  airline = 'OM',
  operating = airline,
): ItineraryFlight {
  return {
    departure_airport: from,
    departure_at: departure,
    departure_date: dayOf(departure),
    departure_time: departure.slice(11, 16),
    arrival_airport: to,
    arrival_at: arrival,
    arrival_date: dayOf(arrival),
    arrival_time: arrival.slice(11, 16),
    marketing_airline: airline,
    operating_airline: operating,
  };
}

const viaSeoul = {
  flights: [
    flight('UBN', '2026-12-19T22:00:00+08:00', 'ICN', '2026-12-20T02:30:00+09:00'),
    flight('ICN', '2026-12-20T10:00:00+09:00', 'LAX', '2026-12-20T04:10:00-08:00', 'KE', 'DL'),
  ],
};

describe('an itinerary', () => {
  it('has stops, waits and a duration over zones', () => {
    expect(stopCount(viaSeoul)).toBe(1);
    expect(tripDurationMinutes(viaSeoul)).toBe(22 * 60 + 10);
    expect(layovers(viaSeoul)).toEqual([
      { airport: 'ICN', nextAirport: 'ICN', minutes: 450, overnight: true, airportChange: false },
    ]);
  });

  it('has no waits when it is direct', () => {
    const direct = { flights: viaSeoul.flights.slice(0, 1) };
    expect(stopCount(direct)).toBe(0);
    expect(layovers(direct)).toEqual([]);
  });

  it('tells a change of airport', () => {
    const trip = {
      flights: [
        flight('UBN', '2026-12-19T08:00:00+08:00', 'NRT', '2026-12-19T14:00:00+09:00'),
        flight('HND', '2026-12-19T19:00:00+09:00', 'CTS', '2026-12-19T20:30:00+09:00', 'NH'),
      ],
    };
    expect(layovers(trip)[0]).toMatchObject({
      airport: 'NRT',
      nextAirport: 'HND',
      minutes: 300,
      airportChange: true,
      overnight: false,
    });
  });

  it.each([
    ['a short wait over midnight', '2026-12-19T23:30:00+09:00', '2026-12-20T01:00:00+09:00', false],
    ['three hours of night', '2026-12-20T00:30:00+09:00', '2026-12-20T03:30:00+09:00', true],
    ['until the morning of the next day', '2026-12-19T21:00:00+09:00', '2026-12-20T08:00:00+09:00', true],
    ['an afternoon', '2026-12-19T12:00:00+09:00', '2026-12-19T20:00:00+09:00', false],
  ])('warns of a night: %s', (_name, arrival, departure, overnight) => {
    const trip = {
      flights: [
        flight('UBN', '2026-12-19T08:00:00+08:00', 'ICN', arrival),
        flight('ICN', departure, 'PUS', '2026-12-20T09:30:00+09:00'),
      ],
    };
    expect(layovers(trip)[0]?.overnight).toBe(overnight);
  });

  it.each([
    ['the same day', '2026-12-19T08:00:00+08:00', '2026-12-19T12:00:00+09:00', 0],
    ['the next day', '2026-12-19T22:00:00+08:00', '2026-12-20T02:00:00+09:00', 1],
    ['two days on', '2026-12-19T23:00:00+08:00', '2026-12-21T06:00:00+11:00', 2],
    ['a day earlier over the date line', '2026-12-19T00:30:00+13:00', '2026-12-18T15:30:00-10:00', -1],
  ])('marks an arrival on %s', (_name, departure, arrival, mark) => {
    expect(dayMark({ flights: [flight('AAA', departure, 'BBB', arrival)] })).toBe(mark);
  });

  it('is nothing without flights', () => {
    const none = { flights: [] };
    expect([stopCount(none), layovers(none), dayMark(none), tripDurationMinutes(none)]).toEqual([0, [], 0, 0]);
  });

  it('names carriers once and tells a codeshare', () => {
    expect(carriersOf([viaSeoul, viaSeoul])).toEqual(['OM', 'KE']);
    expect(viaSeoul.flights.map(isCodeshare)).toEqual([false, true]);
  });
});
