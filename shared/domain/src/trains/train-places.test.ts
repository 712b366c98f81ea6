import {
  nearestTrainPlace,
  trainClasses,
  trainLevel,
  trainPlaces,
  trainPlacesInstead,
  trainRows,
} from './train-places.ts';

describe('A wagon of a train', () => {
  it.each(trainClasses)('of the class %s shows every place once, none beside four columns', (kind) => {
    const places = trainRows(kind).flatMap((row) => row.filter((place) => place !== null));
    expect(places.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: trainPlaces[kind] }, (_, index) => index + 1),
    );
    expect(Math.max(...trainRows(kind).map((row) => row.length))).toBeLessThanOrEqual(4);
  });

  it.each([
    ['public', 2, 'seat'],
    ['compartment', 1, 'lower'],
    ['compartment', 36, 'upper'],
    ['open', 35, 'lower'],
    ['open', 37, 'side-lower'],
    ['open', 54, 'side-upper'],
  ] as const)('%s has place %i as %s', (kind, place, level) => {
    expect(trainLevel(kind, place)).toBe(level);
  });

  it('has the upper berths of a bay over the lower ones, and the side berths counted backwards', () => {
    expect(trainRows('open').slice(0, 2)).toEqual([
      [2, 4, null, 54],
      [1, 3, null, 53],
    ]);
    expect(trainRows('open').at(-1)).toEqual([33, 35, null, 37]);
  });

  it('offers the nearest free place of the same level, and another level only where there is no such', () => {
    expect(nearestTrainPlace('compartment', [6, 9, 35], 5)).toBe(9);
    expect(nearestTrainPlace('compartment', [6], 5)).toBe(6);
    expect(nearestTrainPlace('compartment', [], 5)).toBeUndefined();
    expect(nearestTrainPlace('compartment', [1, 33], 35)).toBe(33);
    expect(nearestTrainPlace('public', [1, 53], 54)).toBe(53);
  });

  it('keeps the places that are free and finds another for each that is gone', () => {
    expect(trainPlacesInstead('compartment', [1, 7, 9], [1, 5])).toEqual([1, 7]);
    expect(trainPlacesInstead('compartment', [1, 5, 9], [1, 5])).toEqual([1, 5]);
    expect(trainPlacesInstead('compartment', [9], [1, 5])).toEqual([9]);
  });
});
