/** @jest-environment node */
import { countedAtCookie, readCountedAt } from './counted-cookie.ts';

describe('The cookie of a browser that was counted', () => {
  it.each([
    [countedAtCookie('stable', 12).value, 12],
    [countedAtCookie('staging', 12).value, 0],
    ['stable.x', 0],
    ['stable.1234567890', 0],
    ['', 0],
  ])('%s', (value, revision) => {
    expect(readCountedAt({ aylal_counted: value }, 'stable')).toBe(revision);
  });
});
