import { metresBetween, roundDistance } from './distance.ts';

describe('A distance', () => {
  it.each([
    [0, { amount: 0, unit: 'm' }],
    [349.6, { amount: 350, unit: 'm' }],
    [999, { amount: 999, unit: 'm' }],
    [999.6, { amount: 0.9996, unit: 'km' }],
    [1000, { amount: 1, unit: 'km' }],
    [1250, { amount: 1.25, unit: 'km' }],
  ])('[CUR-07.1] of %d m is written in metres under 1000, else in kilometres', (metres, shown) => {
    expect(roundDistance(metres)).toEqual(shown);
  });
});

describe('The way between two places of a town', () => {
  const square = { lat: 47.9188, lon: 106.9176 };
  it.each([
    ['the same place', square, 0],
    ['a tenth of a degree north', { ...square, lat: square.lat + 0.1 }, 11_120],
    ['a tenth of a degree south', { ...square, lat: square.lat - 0.1 }, 11_120],
    ['a tenth of a degree east, where degrees are narrower', { ...square, lon: square.lon + 0.1 }, 7_452],
    ['both', { lat: square.lat + 0.1, lon: square.lon - 0.1 }, 13_386],
  ])('to %s', (_name, place, metres) => {
    expect(Math.abs(metresBetween(square, place) - metres)).toBeLessThan(10);
  });
});
