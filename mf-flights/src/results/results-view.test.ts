import type { OfferSort } from '@aylal/domain/flights';
import { buildOfferAt } from '../testing/build-flight-offer.ts';
import { buildManyOffers } from '../testing/build-many-offers.ts';
import { buildOffers } from '../testing/build-offers.ts';
import { plainChoice } from './results-address.ts';
import { resultsView } from './results-view.ts';

const offers = buildOffers();
const keys = (view: ReturnType<typeof resultsView>) => view.shown.map(({ lead }) => lead.key);

/** The same flights of MIAT at three fares: light, standard, flex. */
const families = [
  buildOfferAt(1_093_200, 'standard'),
  buildOfferAt(1_280_000, 'flex'),
  buildOfferAt(990_000, 'light', { refundable_before_depart: false, refund_before_depart_price: 0 }),
];

describe('When flights are sold at several fares', () => {
  it('shows each itinerary once, by its cheapest fare, the others behind it by price', () => {
    const { shown, total } = resultsView([...families, ...offers.slice(0, 1)], plainChoice);
    expect(shown.map(({ lead, others }) => [lead.key, others.map(({ key }) => key)])).toEqual([
      ['light', ['standard', 'flex']],
      ['beijing', []],
    ]);
    expect(total).toBe(2);
  });

  it('leads with the cheapest fare that passes the filters, and counts itineraries', () => {
    const view = resultsView([...families, ...offers.slice(0, 1)], { ...plainChoice, conditions: ['refund'] });
    expect(view.shown.map(({ lead, others }) => [lead.key, others.length])).toEqual([['standard', 1]]);
    expect(view.conditionCounts).toEqual({ bag: 1, refund: 1, parts: 0 });
    expect(view.counts.stops).toEqual({ '0': 1, '1': 0, '2+': 0 });
    expect(view.counts.carriers).toEqual({ OM: 1 });
  });

  it('leads with a fare that can be booked', () => {
    const [light] = families.slice(-1);
    const { shown } = resultsView(
      [...families.slice(0, 2), ...(light ? [{ ...light, bookable: false }] : [])],
      plainChoice,
    );
    expect(shown.map(({ lead }) => lead.key)).toEqual(['standard']);
  });

  it('[FLIGHT-16] ranks and sorts by what the cards show', () => {
    const view = resultsView([...families, ...offers.slice(0, 1)], { ...plainChoice, sort: 'price-desc' });
    expect(keys(view)).toEqual(['light', 'beijing']);
    expect(view.leads.map(({ price }) => price)).toEqual([990_000, 812_600, 990_000]);
  });
});

describe('resultsView', () => {
  it.each<[OfferSort, string[]]>([
    ['price-asc', ['beijing', 'miat', 'korean', 'codeshare']],
    ['price-desc', ['codeshare', 'korean', 'miat', 'beijing']],
    ['duration-asc', ['miat', 'korean', 'codeshare', 'beijing']],
    ['duration-desc', ['beijing', 'miat', 'korean', 'codeshare']],
  ])('[FLIGHT-16] sorts by %s', (sort, order) => {
    expect(keys(resultsView(offers, { ...plainChoice, sort }))).toEqual(order);
  });

  it('leads with what can be booked, and flags the best and the cheapest', () => {
    const view = resultsView(offers, plainChoice);
    expect(keys(view).at(-1)).toBe('codeshare');
    expect([view.bestKey, view.cheapestKey]).toEqual(['miat', 'beijing']);
    expect(view.leads.map((lead) => [lead.sort, lead.price])).toEqual([
      ['best', 1_093_200],
      ['price-asc', 812_600],
      ['duration-asc', 1_093_200],
    ]);
  });

  it('[FLIGHT-17] filters by the hour at the airport of departure', () => {
    const view = resultsView(offers, {
      ...plainChoice,
      filters: { ...plainChoice.filters, departureTimes: ['18-00'] },
    });
    expect(keys(view)).toEqual(['korean']);
    expect(view.counts.departureTimes).toEqual({ '00-06': 0, '06-12': 2, '12-18': 1, '18-00': 1 });
  });

  it('filters by the price of one person, both ends included', () => {
    const view = resultsView(offers, {
      ...plainChoice,
      filters: { ...plainChoice.filters, minPrice: 812_600, maxPrice: 1_093_200 },
    });
    expect(new Set(keys(view))).toEqual(new Set(['beijing', 'miat']));
    expect(view.range).toEqual({ min: 812_600, max: 1_398_000 });
  });

  it('knows before the click what a condition would leave', () => {
    expect(resultsView(offers, plainChoice).conditionCounts).toEqual({ bag: 3, refund: 3, parts: 0 });
    expect(keys(resultsView(offers, { ...plainChoice, conditions: ['bag'] }))).not.toContain('beijing');
  });

  it('names carriers by their number of offers, and says from which price each number of stops is available', () => {
    const view = resultsView(offers, plainChoice);
    expect([...view.carrierNames.keys()]).toEqual(['OM', 'CA', 'KE']);
    expect(view.stopPrices).toEqual({ '0': 1_093_200, '1': 812_600 });
  });
});

describe('A list of 500 offers', () => {
  const many = buildManyOffers(500);
  /** Milliseconds of processor time of one run, once the engine knows the way: what others do on the machine does not count. */
  const scriptMs = (work: () => void) => {
    for (let run = 0; run < 60; run += 1) work();
    const before = process.cpuUsage();
    for (let run = 0; run < 20; run += 1) work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 20_000;
  };

  it.each([
    ['sorted by rank', plainChoice],
    ['sorted by time', { ...plainChoice, sort: 'duration-asc' as const }],
    [
      'filtered in every way',
      {
        ...plainChoice,
        filters: {
          ...plainChoice.filters,
          departureTimes: ['06-12' as const, '12-18' as const],
          stops: ['1' as const],
          carriers: ['KE', 'OM', 'CA'],
          minPrice: 750_000,
        },
        conditions: ['refund' as const],
      },
    ],
  ])('[FLIGHT-16] [FLIGHT-17] is %s within a frame of 16 ms', (_, choice) => {
    expect(scriptMs(() => resultsView(many, choice))).toBeLessThan(16);
  });

  it('[FLIGHT-17] is counted before the click as it is shown after it', () => {
    const { counts } = resultsView(many, { ...plainChoice, conditions: ['refund'] });
    for (const stops of ['0', '1'] as const) {
      const after = resultsView(many, {
        ...plainChoice,
        conditions: ['refund'],
        filters: { ...plainChoice.filters, stops: [stops] },
      });
      expect(after.shown).toHaveLength(counts.stops[stops]);
    }
  });
});
