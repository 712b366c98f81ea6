import { sortOffers, type OfferSort } from './sort-offers.ts';

function offer(key: string, total_fare: number, minutes: number[], { stops = 0, bookable = true } = {}) {
  return {
    key,
    total_fare,
    bookable,
    trips: minutes.map((duration_minutes) => ({ duration_minutes, flights: Array.from({ length: stops + 1 }) })),
  };
}

const offers = [
  offer('slow-cheap', 700_000, [900], { stops: 2 }),
  offer('fast-dear', 1_400_000, [190]),
  offer('middle', 900_000, [200]),
  offer('middle-too', 900_000, [400], { stops: 1 }),
];
const keys = (sort: OfferSort) => sortOffers(offers, sort).map((one) => one.key);

describe('sorting offers', () => {
  it.each<[OfferSort, string[]]>([
    ['price-asc', ['slow-cheap', 'middle', 'middle-too', 'fast-dear']],
    ['price-desc', ['fast-dear', 'middle', 'middle-too', 'slow-cheap']],
    ['duration-asc', ['fast-dear', 'middle', 'middle-too', 'slow-cheap']],
    ['duration-desc', ['slow-cheap', 'middle-too', 'middle', 'fast-dear']],
  ])('[FLIGHT-16] sorts by %s', (sort, expected) => {
    expect(keys(sort)).toEqual(expected);
  });

  it('ranks as best what is neither dear nor slow', () => {
    expect(keys('best')[0]).toBe('middle');
  });

  it('ranks an offer that cannot be booked last, however cheap', () => {
    const ranked = sortOffers([offer('no', 1, [10], { bookable: false }), ...offers], 'best');
    expect(ranked.at(-1)?.key).toBe('no');
  });

  it('adds the directions of a round trip', () => {
    const trips = [offer('a', 1, [100, 300]), offer('b', 1, [150, 200])];
    expect(sortOffers(trips, 'duration-asc').map((one) => one.key)).toEqual(['b', 'a']);
  });

  it('breaks ties by key and leaves the list as it was', () => {
    const twins = [offer('b', 5, [10]), offer('a', 5, [10])];
    expect(sortOffers(twins, 'price-asc').map((one) => one.key)).toEqual(['a', 'b']);
    expect(twins[0]?.key).toBe('b');
  });
});
