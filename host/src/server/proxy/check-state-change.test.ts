/** @jest-environment node */
import { stateChangeFault } from './check-state-change.ts';

const origins = ['http://localhost:3000'];
const good = {
  'sec-fetch-site': 'same-origin',
  origin: 'http://localhost:3000',
  'content-type': 'application/json',
  'x-aylal-client': 'web',
};

describe('stateChangeFault', () => {
  it.each([
    ['the page itself', good, null],
    ['another site', { ...good, 'sec-fetch-site': 'cross-site' }, 'origin'],
    ['a sibling of the same site', { ...good, 'sec-fetch-site': 'same-site' }, 'origin'],
    [
      'another origin without fetch metadata',
      { ...good, 'sec-fetch-site': undefined, origin: 'http://evil.example' },
      'origin',
    ],
    ['no origin at all', { 'content-type': 'application/json', 'x-aylal-client': 'web' }, 'origin'],
    ['a form', { ...good, 'content-type': 'application/x-www-form-urlencoded' }, 'content-type'],
    ['a type that only begins like JSON', { ...good, 'content-type': 'application/jsonp' }, 'content-type'],
    ['no client header', { ...good, 'x-aylal-client': undefined }, 'client-header'],
  ])('[SEC-6] answers a change from %s', (_who, headers, fault) => {
    expect(stateChangeFault({ headers, origins, hasBody: true })).toBe(fault);
  });

  it('[SEC-6] asks for no content type where there is no body', () => {
    expect(stateChangeFault({ headers: { ...good, 'content-type': undefined }, origins, hasBody: false })).toBeNull();
  });
});
