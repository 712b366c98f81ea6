import { buildBookedHotel, buildIssuedOrder } from '@aylal/testing';
import { journeyEnd } from './journey-end.ts';

describe('When a journey is over', () => {
  it('is a day after the last arrival of a flight, whatever the order of its trips', () => {
    const order = buildIssuedOrder();
    const { search_data } = order;
    const arrivals = search_data.trips.flatMap(({ flights }) =>
      flights.map(({ arrival_at }) => Date.parse(arrival_at)),
    );
    const end = new Date(Math.max(...arrivals) + 24 * 3_600_000).toISOString();
    expect(journeyEnd(order)).toBe(end);
    expect(journeyEnd({ ...order, search_data: { ...search_data, trips: search_data.trips.toReversed() } })).toBe(end);
  });

  it('is a day after the last day of a stay', () => {
    const order = buildBookedHotel();
    const hotel = { ...order.hotel, check_out: '2026-12-21' as const };
    expect(journeyEnd({ ...order, hotel } as typeof order)).toBe('2026-12-22T23:59:59.999Z');
  });

  it('is not known where no time is', () => {
    const order = buildIssuedOrder();
    expect(journeyEnd({ ...order, search_data: { ...order.search_data, trips: [] } })).toBeUndefined();
  });
});
