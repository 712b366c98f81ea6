import { countByFilter, filterOffers, noFilters, priceRange, timeOfDay, type OfferFilters } from './filter-offers.ts';

function offer(total_fare: number, ...trips: [time: string, ...carriers: string[]][]) {
  return {
    total_fare,
    trips: trips.map(([departure_time, ...carriers]) => ({
      flights: carriers.map((marketing_airline) => ({ departure_time, marketing_airline })),
    })),
  };
}

const morning = offer(900_000, ['07:25', 'OM'], ['13:00', 'OM']);
const night = offer(700_000, ['00:40', 'CA', 'CA'], ['18:00', 'CA']);
const evening = offer(1_200_000, ['18:00', 'KE'], ['05:59', 'KE', 'OM', 'OM']);
const offers = [morning, night, evening];
const by = (filters: Partial<OfferFilters>) => filterOffers(offers, { ...noFilters, ...filters });

describe('the time of day', () => {
  it.each([
    ['00:00', '00-06'],
    ['05:59', '00-06'],
    ['06:00', '06-12'],
    ['11:59', '06-12'],
    ['12:00', '12-18'],
    ['17:59', '12-18'],
    ['18:00', '18-00'],
    ['23:59', '18-00'],
  ])('[FLIGHT-17] [GAP-36] %s falls into %s', (time, quarter) => {
    expect(timeOfDay(time)).toBe(quarter);
  });
});

describe('filtering offers', () => {
  it('lets all pass when nothing is ticked', () => {
    expect(by({})).toEqual(offers);
  });

  it.each<[string, Partial<OfferFilters>, unknown[]]>([
    ['the time of the way out', { departureTimes: ['00-06', '18-00'] }, [night, evening]],
    ['the time of the way back', { returnTimes: ['12-18'] }, [morning]],
    ['direct flights', { stops: ['0'] }, [morning]],
    ['two stops or more', { stops: ['2+'] }, [evening]],
    ['carriers', { carriers: ['OM'] }, [morning, evening]],
    ['prices, both ends included', { minPrice: 700_000, maxPrice: 900_000 }, [morning, night]],
    ['a highest price alone', { maxPrice: 700_000 }, [night]],
    ['a lowest price alone', { minPrice: 900_001 }, [evening]],
    ['groups together', { carriers: ['OM'], departureTimes: ['18-00'] }, [evening]],
  ])('[FLIGHT-17] filters by %s', (_name, filters, expected) => {
    expect(by(filters)).toEqual(expected);
  });

  it('has no offer with a return time when there is no return', () => {
    expect(filterOffers([offer(1, ['07:00', 'OM'])], { ...noFilters, returnTimes: ['06-12'] })).toEqual([]);
  });
});

describe('the counts before a click', () => {
  it('count each choice with the other groups as ticked and its own group open', () => {
    const counts = countByFilter(offers, { ...noFilters, carriers: ['OM'], stops: ['0'] });
    expect(counts.stops).toEqual({ '0': 1, '1': 0, '2+': 1 });
    expect(counts.carriers).toEqual({ OM: 1, CA: 0, KE: 0 });
    expect(counts.departureTimes).toEqual({ '00-06': 0, '06-12': 1, '12-18': 0, '18-00': 0 });
  });

  it('count no return where there is none', () => {
    expect(countByFilter([offer(1, ['07:00', 'OM'])], noFilters)).toEqual({
      departureTimes: { '00-06': 0, '06-12': 1, '12-18': 0, '18-00': 0 },
      returnTimes: { '00-06': 0, '06-12': 0, '12-18': 0, '18-00': 0 },
      stops: { '0': 1, '1': 0, '2+': 0 },
      carriers: { OM: 1 },
    });
  });

  it('count the times of the way back, and a price as a group of its own', () => {
    const counts = countByFilter(offers, { ...noFilters, returnTimes: ['12-18'], maxPrice: 900_000 });
    expect(counts.returnTimes).toEqual({ '00-06': 0, '06-12': 0, '12-18': 1, '18-00': 1 });
    expect(counts.departureTimes).toEqual({ '00-06': 0, '06-12': 1, '12-18': 0, '18-00': 0 });
    expect(counts.carriers).toEqual({ OM: 1, CA: 0, KE: 0 });
  });

  it('give the ends of the price slider', () => {
    expect(priceRange(offers)).toEqual({ min: 700_000, max: 1_200_000 });
    expect(priceRange([])).toBeUndefined();
  });
});
