/** @jest-environment node */
import { readCountedAt, setCountedCookie } from './counted-cookie.ts';
import { readCookies } from './read-cookies.ts';

describe('The cookie of a browser that was counted', () => {
  it.each([
    [setCountedCookie('stable', 12, true), 12],
    [setCountedCookie('staging', 12, true), 0],
    ['aylal_counted=stable.x', 0],
    ['aylal_counted=stable.1234567890', 0],
    ['', 0],
  ])('%s', (cookie, revision) => {
    expect(readCountedAt(readCookies(cookie.split(';')[0]), 'stable')).toBe(revision);
  });
});
