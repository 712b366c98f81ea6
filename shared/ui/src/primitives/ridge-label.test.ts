import { ridgeLabel } from './ridge-label.ts';

describe('The price on a ridge', () => {
  it.each([
    ['of the lowest day beside its mark', 24, true, { x: 33, textAnchor: 'start' }],
    ['of the lowest day before its mark, when it is the last but one', 600, true, { x: 591, textAnchor: 'end' }],
    ['of the lowest day before its mark, when it is the last', 648, true, { x: 639, textAnchor: 'end' }],
    ['of the highest day over it', 312, false, { x: 312, textAnchor: 'middle' }],
    ['of the highest day inside, when it is the first', 24, false, { x: 4, textAnchor: 'start' }],
    ['of the highest day inside, when it is the last', 648, false, { x: 668, textAnchor: 'end' }],
  ] as const)('stands %s', (_, x, beside, place) => {
    expect(ridgeLabel(x, 672, beside)).toEqual(place);
  });
});
