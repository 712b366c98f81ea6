import { monthsAhead, readTripChoice, tripsAddress } from './trip-choice.ts';

describe('What trips are narrowed by', () => {
  it('[ROUTE-35] is in the address; what cannot be read is not chosen', () => {
    const read = (search: string) => readTripChoice(new URLSearchParams(search));
    expect(read('text=gobi&kind=tour&length=long&month=2027-07&page=2')).toEqual({
      text: 'gobi',
      kind: 'tour',
      length: 'long',
      month: '2027-07',
      page: 2,
    });
    expect(read('kind=cruise&length=x&month=2027-13&page=-1')).toEqual({ text: '', page: 1 });
  });

  it('begins at the first page when it changes, and keeps the rest when a page is asked for', () => {
    const choice = { text: 'gobi', kind: 'tour', page: 3 } as const;
    expect(tripsAddress(choice, { length: 'long' })).toBe('/trip?text=gobi&kind=tour&length=long');
    expect(tripsAddress(choice, { kind: '' })).toBe('/trip?text=gobi');
    expect(tripsAddress(choice, { page: 4 })).toBe('/trip?text=gobi&kind=tour&page=4');
  });

  it('offers the next twelve months, over the end of the year', () => {
    const months = monthsAhead('2026-11-22');
    expect([months[0], months[1], months[2], months.at(-1)]).toEqual(['2026-11', '2026-12', '2027-01', '2027-10']);
  });
});
