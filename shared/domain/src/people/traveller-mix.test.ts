import {
  ageCategories,
  exceedsOneRecord,
  infantsFit,
  mayTravelTogether,
  seatCount,
  selectableCounts,
  travellerCount,
  travellerLimits,
  type AgeCategory,
} from './traveller-mix.ts';

describe('the mix of travellers', () => {
  it('[FLIGHT-15] knows adult, child and infant', () => {
    expect(ageCategories).toEqual(['adult', 'child', 'infant']);
  });

  it('[FLIGHT-14] [GAP-35.1] [GAP-35.2] lets adults run from 1 to 17, children and infants from 0 to 17', () => {
    expect(travellerLimits).toEqual({
      adult: { min: 1, max: 17 },
      child: { min: 0, max: 17 },
      infant: { min: 0, max: 17 },
    });
  });

  it.each([
    [1, 1, true],
    [1, 2, false],
    [17, 17, true],
  ])('[GAP-35.3] %i adults and %i infants fit: %s', (adult, infant, fit) => {
    expect(infantsFit({ adult, infant })).toBe(fit);
  });

  it('[GAP-35] ends the choice of infants at the number of adults', () => {
    expect(selectableCounts('infant', { adult: 2 })).toEqual({ min: 0, max: 2 });
    expect(selectableCounts('child', { adult: 2 })).toEqual({ min: 0, max: 17 });
  });

  it.each<[string, AgeCategory[], boolean]>([
    ['nobody', [], true],
    ['an adult with an infant', ['adult', 'infant'], true],
    ['a child without an adult', ['child'], false],
    ['an infant without an adult', ['infant'], false],
    ['two infants with one adult', ['adult', 'infant', 'infant'], false],
    ['many children with one adult', ['adult', 'child', 'child', 'child'], true],
  ])('[GAP-35] %s may travel: %s', (_, types, may) => {
    expect(mayTravelTogether(types)).toBe(may);
  });

  it('counts people and seats: an infant has no seat', () => {
    const mix = { adult: 2, child: 1, infant: 1 };
    expect(travellerCount(mix)).toBe(4);
    expect(seatCount(mix)).toBe(3);
  });

  it.each([
    [9, false],
    [10, true],
  ])('says of %i people that they exceed one airline record: %s', (adult, exceeds) => {
    expect(exceedsOneRecord({ adult, child: 0, infant: 0 })).toBe(exceeds);
  });
});
