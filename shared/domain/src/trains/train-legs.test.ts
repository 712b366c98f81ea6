import { trainLegs } from './train-legs.ts';

const stops = ['ULB', 'ZKH', 'DAR', 'ERD'];

describe('The legs of a train between two stops', () => {
  it('[NEED-156] are those from getting on to getting off, and touching parts share none', () => {
    expect(trainLegs(stops, 'ULB', 'DAR')).toEqual([0, 1]);
    expect(trainLegs(stops, 'DAR', 'ERD')).toEqual([2]);
    expect(trainLegs(stops, 'ULB', 'ERD')).toEqual([0, 1, 2]);
  });

  it('are none against the way, for one stop, and for a stop that the train does not have', () => {
    expect(trainLegs(stops, 'DAR', 'ULB')).toEqual([]);
    expect(trainLegs(stops, 'DAR', 'DAR')).toEqual([]);
    expect(trainLegs(stops, 'SUK', 'ERD')).toEqual([]);
    expect(trainLegs(stops, 'ULB', 'SUK')).toEqual([]);
  });
});
