/** @jest-environment node */
import { isPlainTarget } from './check-target.ts';

describe('isPlainTarget', () => {
  it.each([
    '/api/flight/v4/rest/search/?_from=UBN&_to=..%2f',
    '/mn',
    '/',
    '/releases/mf-flights/1.0.0+ab/entry.js',
    '/mn/hotels/booking/%D0%B0',
  ])('[AUT-7] takes %s', (target) => {
    expect(isPlainTarget(target)).toBe(true);
  });

  it.each([
    'http://evil.example/api/',
    '//evil.example/',
    '/api/../admin',
    '/api/./x',
    '/api/%2e%2e/x',
    '/api/a%2fb',
    '/api\\x',
    '/api/%5cx',
    '/api//x',
    '/api/%00',
    '/api/%252e',
    '/api/%zz',
    '/api/\u0430',
  ])('[AUT-7] refuses %s', (target) => {
    expect(isPlainTarget(target)).toBe(false);
  });
});
