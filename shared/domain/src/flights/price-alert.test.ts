import { alertPriceLimits, flexibleDays, lowestAlertPrice, withinLimits } from './price-alert.ts';

describe('The limit of a price alert', () => {
  it.each([
    ['OW', 1_000_000],
    ['RT', 1_000_000],
    ['MT', 1_500_000],
  ] as const)('[VALID-30.1] [VALID-30.2] of a %s journey is %i at least', (tripType, floor) => {
    expect(lowestAlertPrice(tripType)).toBe(floor);
    expect(alertPriceLimits(tripType, 9_000_000).min).toBe(floor);
  });

  it('[VALID-31] [VALID-32] ends at the highest price and begins at half of it', () => {
    expect(alertPriceLimits('RT', 4_372_800)).toEqual({
      min: 1_000_000,
      max: 4_372_800,
      start: 2_186_400,
      fixed: false,
    });
    expect(alertPriceLimits('OW', 2_000_001).start).toBe(1_000_001);
  });

  it.each([
    ['half is a tögrög below the floor', 1_999_998, { max: 1_999_998, start: 1_000_000, fixed: false }],
    ['the highest is a tögrög above the floor', 1_000_001, { max: 1_000_001, start: 1_000_000, fixed: false }],
    ['the highest is the floor', 1_000_000, { max: 1_000_000, start: 1_000_000, fixed: true }],
    ['the highest is below the floor', 412_000, { max: 1_000_000, start: 1_000_000, fixed: true }],
    ['nothing has a price', 0, { max: 1_000_000, start: 1_000_000, fixed: true }],
  ])('[VALID-30.1] [VALID-32] [GAP-34.1] never begins below the floor: %s', (_, highest, limits) => {
    expect(alertPriceLimits('RT', highest)).toEqual({ min: 1_000_000, ...limits });
  });

  it.each([
    [999_999, 1_000_000],
    [1_000_000, 1_000_000],
    [3_000_000, 3_000_000],
    [3_000_001, 3_000_000],
  ])('[VALID-31] brings %i to %i', (typed, saved) => {
    expect(withinLimits(typed, alertPriceLimits('RT', 3_000_000))).toBe(saved);
  });

  it('[VALID-33] leaves 3, 7 or 15 days on either side', () => {
    expect(flexibleDays).toEqual([3, 7, 15]);
  });
});
