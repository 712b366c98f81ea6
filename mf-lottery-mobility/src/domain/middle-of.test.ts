import { middleOf } from './middle-of.ts';

describe('The middle of places', () => {
  it('is amid most of them, whatever is far away', () =>
    expect(
      middleOf([
        { lat: 47.9, lon: 106.8 },
        { lat: 47.91, lon: 106.9 },
        { lat: 47.92, lon: 107 },
        { lat: 49, lon: 105.9 },
        { lat: 43.5, lon: 106.95 },
      ]),
    ).toEqual({ lat: 47.91, lon: 106.9 }));

  it('is nowhere without any', () => expect(middleOf([])).toBeUndefined());
});
