import { tellDistance } from './distance.ts';

describe('A distance', () => {
  it.each([
    [0, { amount: 0, unit: 'm' }],
    [349.6, { amount: 350, unit: 'm' }],
    [999, { amount: 999, unit: 'm' }],
    [999.6, { amount: 0.9996, unit: 'km' }],
    [1000, { amount: 1, unit: 'km' }],
    [1250, { amount: 1.25, unit: 'km' }],
  ])('[CUR-07.1] of %d m is told in metres under 1000, else in kilometres', (metres, told) => {
    expect(tellDistance(metres)).toEqual(told);
  });
});
