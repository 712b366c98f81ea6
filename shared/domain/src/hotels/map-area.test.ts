import { inMapArea, readMapArea, writeMapArea } from './map-area.ts';

describe('A part of a map', () => {
  it('is written in whole parts of a degree and read again', () => {
    const text = writeMapArea({ south: 47.880_01, west: 106.8, north: 47.950_04, east: 107.051_26 });
    expect(text).toBe('47.88,106.8,47.95,107.0513');
    expect(readMapArea(text)).toEqual({ south: 47.88, west: 106.8, north: 47.95, east: 107.0513 });
  });

  it.each(['', '1,2,3', '47.95,106.8,47.88,107.05', '47.88,107.05,47.95,106.8', '-91,0,0,10', '0,0,10,181', 'a,b,c,d'])(
    'is none in "%s"',
    (text) => {
      expect(readMapArea(text)).toBeNull();
    },
  );

  it('holds what lies in it, its edges as well', () => {
    const area = { south: 47.88, west: 106.8, north: 47.95, east: 107.05 };
    expect(inMapArea(area, { lat: 47.9, lon: 106.9 })).toBe(true);
    expect(inMapArea(area, { lat: 47.95, lon: 107.05 })).toBe(true);
    expect(inMapArea(area, { lat: 47.96, lon: 106.9 })).toBe(false);
  });
});
