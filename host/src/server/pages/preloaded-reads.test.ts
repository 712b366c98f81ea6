/** @jest-environment node */
import { operationUrl } from '@aylal/api';
import { operations } from '@aylal/contracts/operations';
import { preloadedReads } from './preloaded-reads.ts';
import type { MatchedPage } from './match-page.ts';

const keys = ['_from', '_to', 'depart_date', 'return_date', 'trip_type', 'adult', 'child', 'infant'];
const page: MatchedPage = {
  remote: 'mf-flights',
  params: {},
  route: {
    pattern: '/flights/results',
    chunk: 'results',
    noindex: true,
    bare: false,
    reads: [{ path: operations.searchFlightOffers.path, query: keys }],
  },
};

describe('earlyReads', () => {
  it('asks exactly as the screen will ask: defaults filled in, order of the contract', () => {
    const query = {
      _from: 'UBN',
      _to: 'ICN',
      depart_date: '2026-12-10',
      trip_type: 'OW',
      adult: 1,
      child: 0,
      infant: 0,
    } as const;
    expect(
      preloadedReads(page, new URLSearchParams('depart_date=2026-12-10&_to=icn&_from=UBN&sort=price'), 'absent'),
    ).toEqual([operationUrl(operations.searchFlightOffers, { query })]);
  });

  it('leaves an address that the contract refuses to the screen', () => {
    expect(preloadedReads(page, new URLSearchParams('_from=UBN&_to=UBN&depart_date=x'), 'absent')).toEqual([]);
  });

  it('asks who is signed in only where a session cookie is', () => {
    expect(preloadedReads(null, new URLSearchParams(), 'present')).toEqual(['/api/user/v1/me/']);
    expect(preloadedReads(null, new URLSearchParams(), 'absent')).toEqual([]);
  });

  it('fills the path from the parameters of the page', () => {
    const order: MatchedPage = {
      remote: 'mf-account',
      params: { product: 'flight', refNumber: 'AB12CD' },
      route: {
        pattern: '/user/order/:product/:refNumber',
        chunk: 'order',
        noindex: true,
        bare: false,
        reads: [{ path: '/api/order/v1/detail/{product}/{refNumber}/', query: [] }],
      },
    };
    expect(preloadedReads(order, new URLSearchParams(), 'present')).toEqual([
      '/api/user/v1/me/',
      '/api/order/v1/detail/flight/AB12CD/',
    ]);
    expect(preloadedReads(order, new URLSearchParams(), 'absent')).toEqual([]);
  });

  it('fills the query from parameters and from the address', () => {
    const checkout: MatchedPage = {
      remote: 'mf-checkout',
      params: { refNumber: 'AB12CD' },
      route: {
        pattern: '/checkout/:refNumber',
        chunk: 'checkout',
        noindex: true,
        bare: false,
        reads: [
          { path: '/api/order/v1/detail/flight/{refNumber}/', query: [] },
          { path: '/api/payment/v1/options/?ref_number={refNumber}', query: ['p'] },
        ],
      },
    };
    expect(preloadedReads(checkout, new URLSearchParams('p=regular&x=1'), 'present').slice(1)).toEqual([
      '/api/order/v1/detail/flight/AB12CD/',
      '/api/payment/v1/options/?ref_number=AB12CD&p=regular',
    ]);
    expect(preloadedReads(checkout, new URLSearchParams('p=rubbish'), 'present').slice(1)).toEqual([
      '/api/order/v1/detail/flight/AB12CD/',
    ]);
  });
});
