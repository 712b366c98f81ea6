import { buildListAddress } from '../testing/build-search.ts';
import { activeFilters, choiceOf, readListAddress, toggleWord, writeChoice } from './list-address.ts';

const now = new Date('2026-11-21T02:00:00Z');
const searchOf = (address: string) => new URL(address, 'http://localhost').searchParams;
const read = (more: Record<string, unknown> = {}) => readListAddress(searchOf(buildListAddress(more)), now);

describe('The address of a list', () => {
  it('[ROUTE-50] [ROUTE-53] [ROUTE-54] [HOTEL-12.1] [HOTEL-12.2] [HOTEL-12.3] says the whole search, its filters and its page', () => {
    expect(read({ fac: 'pool,wifi', page: 3, sort: '-price', children: 2, child_age_details: '4,9' })).toMatchObject({
      ok: true,
      query: {
        text: 'ULN',
        check_in: '2026-12-18',
        check_out: '2026-12-21',
        rooms: 1,
        adults: 2,
        children: 2,
        child_age_details: '4,9',
        nationality: 'MN',
        fac: 'pool,wifi',
        page: 3,
        sort: '-price',
      },
    });
  });

  it.each([{ sort: 'name' }, { page: 'x' }, { fac: '<b>' }, { stars: '9' }, { min_price: '-1' }])(
    'leaves out a filter that cannot be read: %j',
    (wrong) => {
      const address = searchOf(buildListAddress());
      for (const [key, value] of Object.entries(wrong)) address.set(key, value);
      expect(readListAddress(address, now)).toEqual(read());
    },
  );

  it('takes what a form sends by itself: a list by several names, an amount as it is written, nothing where nothing was chosen', () => {
    const address = searchOf(
      `${buildListAddress()}&stars=5&stars=4&min_price=₮120,000&max_price=300 000₮&rating=&sort=`,
    );
    expect(readListAddress(address, now)).toEqual(read({ stars: '5,4', min_price: 120_000, max_price: 300_000 }));
  });

  it.each([
    [{ check_out: '2026-12-17' }, { check_out: 'validation_check_out' }],
    [{ check_in: '2026-11-20', check_out: '2026-11-22' }, { check_in: 'validation_date_past' }],
    [{ children: 1 }, { child_age_details: 'validation_child_age' }],
  ])('is refused at its field with %j', (change, faults) => {
    expect(read(change)).toEqual({ ok: false, faults });
  });

  it('begins at the first page with another filter, and counts groups', () => {
    const start = read({ page: 3, fac: 'wifi', stars: '4,5' });
    if (!start.ok) throw new Error('unreadable');
    const { page: _, ...choice } = choiceOf(start.query);
    const next = writeChoice(searchOf(buildListAddress({ page: 3, fac: 'wifi' })), { ...choice, rating: 8 });
    expect(next.get('page')).toBeNull();
    expect(next.get('rating')).toBe('8');
    expect(activeFilters({ ...choice, rating: 8 })).toBe(3);
    expect(activeFilters({})).toBe(0);
  });

  it('puts a word in and takes it out', () => {
    expect(toggleWord(undefined, 'pool')).toBe('pool');
    expect(toggleWord('pool,wifi', 'pool')).toBe('wifi');
    expect(toggleWord('wifi', 'wifi')).toBeUndefined();
  });
});
