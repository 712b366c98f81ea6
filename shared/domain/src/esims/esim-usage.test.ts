import { forecastRunOut, shareLeft } from './esim-usage.ts';

const DAY = 86_400_000;
const of = (over: object) => ({ remaining: 512, total: 1024, startedAt: 0, expiresAt: 7 * DAY, ...over });

describe('[MODAL-05] The forecast of an eSIM', () => {
  it('says when the data ends at the pace so far', () => {
    expect(forecastRunOut(of({}), 2 * DAY)).toEqual({ kind: 'runs-out', at: 4 * DAY });
  });

  it.each([
    ['half of it after six of seven days', {}, 6 * DAY],
    ['exactly as long as its days', {}, 3.5 * DAY],
  ])('knows that it lasts: %s', (_, over, now) => {
    expect(forecastRunOut(of(over), now)).toEqual({ kind: 'lasts' });
  });

  it.each([
    ['not begun', { startedAt: null, expiresAt: null }, DAY],
    ['in use for less than an hour', {}, 3_599_999],
    ['nothing used', { remaining: 1024 }, DAY],
    ['nothing left', { remaining: 0 }, DAY],
  ])('says nothing of what is not known: %s', (_, over, now) => {
    expect(forecastRunOut(of(over), now)).toBeNull();
  });
});

describe('The share of an allowance that is left', () => {
  it.each([
    [512, 1024, 50],
    [1, 20_480, 1],
    [0, 1024, 0],
    [0, 0, 0],
    [2000, 1000, 100],
  ])('%d of %d is %d', (remaining, total, share) => {
    expect(shareLeft(remaining, total)).toBe(share);
  });
});
