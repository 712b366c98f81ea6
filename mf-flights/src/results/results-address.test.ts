import {
  activeFilterCount,
  openedAt,
  plainChoice,
  readChoice,
  readPage,
  writeChoice,
  type ResultsChoice,
} from './results-address.ts';

const choice: ResultsChoice = {
  sort: 'duration-desc',
  filters: {
    departureTimes: ['06-12', '18-00'],
    returnTimes: ['00-06'],
    stops: ['0', '2+'],
    carriers: ['OM', 'KE'],
    minPrice: 800_000,
    maxPrice: 1_300_000,
  },
  conditions: ['bag', 'refund'],
};

describe('The choice in the address', () => {
  it('[ROUTE-51] survives writing and reading, and leaves the search alone', () => {
    const search = new URLSearchParams('_from=UBN&_to=ICN&adult=2');
    const written = writeChoice(search, choice);
    expect(readChoice(written)).toEqual(choice);
    expect(written.get('_from')).toBe('UBN');
    expect(writeChoice(written, plainChoice).toString()).toBe(search.toString());
  });

  it.each([
    'sort=cheapest',
    'times=25-99',
    'stops=7',
    'carriers=<script>',
    'min_price=-1',
    'max_price=1e9',
    'conditions=free',
  ])('reads %s as no choice', (text) => {
    expect(readChoice(new URLSearchParams(text))).toEqual({
      ...plainChoice,
      filters: { ...plainChoice.filters, minPrice: undefined, maxPrice: undefined },
    });
  });

  it('[FLIGHT-17] reads what a form sends that names a key several times', () => {
    const { filters, conditions } = readChoice(
      new URLSearchParams('stops=0&stops=2%2B&carriers=OM&carriers=KE&conditions=bag&conditions=refund&min_price='),
    );
    expect([filters.stops, filters.carriers, conditions, filters.minPrice]).toEqual([
      ['0', '2+'],
      ['OM', 'KE'],
      ['bag', 'refund'],
      undefined,
    ]);
  });

  it('opens a list further, and begins again with another choice', () => {
    const search = new URLSearchParams('_from=UBN');
    const opened = new URLSearchParams(openedAt(search, 'offers', '40').split('?')[1]);
    expect([readPage(search), readPage(opened), readPage(writeChoice(opened, choice))]).toEqual([20, 40, 20]);
  });

  it.each(['0', '-1', '7', '1e3', '99999', 'all'])('takes %s for no number of offers', (text) => {
    expect(readPage(new URLSearchParams({ offers: text }))).toBe(20);
  });

  it('counts the groups that filter', () => {
    expect(activeFilterCount(choice)).toBe(6);
    expect(activeFilterCount(plainChoice)).toBe(0);
  });
});
