import { aimags, deliveryState, deliveryTimes, isInMongolia } from './delivery.ts';

describe('[GAP-72.2] A delivery', () => {
  it('is packed, on its way and there by the time since it was paid, sooner in Ulaanbaatar', () => {
    const hour = 3_600_000;
    expect(deliveryState('ulaanbaatar', null, 0)).toBe('waiting');
    const stands = (aimag: 'ulaanbaatar' | 'khovd', hours: number) => deliveryState(aimag, 0, hours * hour);
    expect([0, 2, 6].map((hours) => stands('ulaanbaatar', hours))).toEqual(['packed', 'on-the-way', 'delivered']);
    expect([1.99, 71.9, 72].map((hours) => stands('khovd', hours))).toEqual(['packed', 'on-the-way', 'delivered']);
    for (const aimag of aimags) {
      const { leaves, arrives } = deliveryTimes(aimag, 1_000);
      expect(arrives).toBeGreaterThan(leaves);
    }
  });

  it.each([
    ['Ulaanbaatar', 47.92, 106.92],
    ['Ölgii', 48.97, 89.96],
    ['Zamyn-Üüd, at the border', 43.715, 111.905],
    ['Altanbulag, at the border', 50.31, 106.49],
    ['Khankh, at the border', 51.5, 100.67],
    ['Choibalsan', 48.08, 114.53],
    ['Gashuunsukhait, at the border', 42.43, 107.58],
    ['Ereentsav, at the border', 49.88, 115.72],
  ])('goes to %s', (_name, lat, lon) => expect(isInMongolia({ lat, lon })).toBe(true));

  it.each([
    ['Erenhot, over the border', 43.65, 111.97],
    ['Kyakhta, over the border', 50.35, 106.45],
    ['Irkutsk', 52.3, 104.3],
    ['Hohhot', 40.8, 111.7],
    ['the sea', 0, 0],
    ['nowhere', Number.NaN, Number.NaN],
  ])('does not go to %s', (_name, lat, lon) => expect(isInMongolia({ lat, lon })).toBe(false));
});
