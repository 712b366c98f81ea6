import { accountRoutes, checkoutRoutes, flightChangeRoutes, flightsRoutes, homeRoute, hotelsRoutes } from './index.ts';

const searchOf = (address: string) => new URL(address, 'http://localhost').searchParams;

describe('page addresses', () => {
  it('[ROUTE-33] [ROUTE-51] [ROUTE-52] keep a search over writing and reading', () => {
    const search = {
      _from: 'UBN',
      _to: 'ICN',
      depart_date: '2026-12-19',
      return_date: '2026-12-26',
      trip_type: 'RT',
      adult: 2,
      child: 1,
      infant: 0,
    } as const;
    const address = flightsRoutes.results.to({}, search);
    expect(address).toBe(
      '/flights/results?_from=UBN&_to=ICN&depart_date=2026-12-19&return_date=2026-12-26&trip_type=RT&adult=2&child=1&infant=0',
    );
    expect(flightsRoutes.results.readSearch(searchOf(address))).toEqual(search);
    expect(flightsRoutes.search.to()).toBe('/flights');
  });

  it('say which field of an address cannot be read', () => {
    expect(flightsRoutes.results.checkSearch(searchOf('/x?_from=UBN&_to=UBN&depart_date=2026-12-19'))).toEqual({
      ok: false,
      faults: { _to: 'validation_same_place' },
    });
    expect(flightsRoutes.results.readSearch(searchOf('/x'))).toBeNull();
  });

  it('[ROUTE-02] [ROUTE-03] name the checkout of an order and the payment type', () => {
    expect(checkoutRoutes.checkout.to({ refNumber: 'AYL-4K7P2X' }, { p: 'regular' })).toBe(
      '/checkout/AYL-4K7P2X?p=regular',
    );
    expect(checkoutRoutes.checkout.readSearch(searchOf('/x?p=rubbish'))).toMatchObject({ p: 'regular' });
    expect(checkoutRoutes.checkout.readSearch(searchOf('/x?p=bnpl'))).toMatchObject({ p: 'bnpl' });
  });

  it('[ROUTE-01] [ROUTE-08] [ROUTE-09.1] [ROUTE-43] [ROUTE-44] name home, orders, one order, sign-in and recovery', () => {
    expect(homeRoute.to()).toBe('/');
    expect(accountRoutes.orders.to()).toBe('/user/order');
    expect(accountRoutes.order.to({ product: 'flight', refNumber: 'AYL-4K7P2X' })).toBe(
      '/user/order/flight/AYL-4K7P2X',
    );
    expect(accountRoutes.login.to()).toBe('/auth/login');
    expect(accountRoutes.passwordRecovery.to()).toBe('/auth/password-recovery');
  });

  it('[ROUTE-13] [ROUTE-14.1] [ROUTE-14.2] [ROUTE-14.3] [ROUTE-14.4] [ROUTE-14.5] keep a stay and its checked rate over writing and reading', () => {
    const search = {
      room_id: 'rate-1',
      uid: 'uid-1',
      log_info: 'log-1',
      check_in: '2026-12-18',
      check_out: '2026-12-21',
      rooms: 1,
      adults: 2,
      children: 1,
      child_age_details: '7',
      nationality: 'MN',
    } as const;
    const address = hotelsRoutes.booking.to({ name: 'tenger-plaza' }, search);
    expect(address).toBe(
      '/hotels/booking/tenger-plaza?room_id=rate-1&uid=uid-1&log_info=log-1&check_in=2026-12-18&check_out=2026-12-21&rooms=1&adults=2&children=1&child_age_details=7&nationality=MN',
    );
    expect(hotelsRoutes.booking.readSearch(searchOf(address))).toEqual(search);
  });

  it('[ROUTE-12] name the option that a ticket is changed to', () => {
    expect(
      flightChangeRoutes.confirm.to({
        filter_str: 'UBN.ICN.261219.-.1.0.0',
        key: 'OM301.261219!S!a!b!c',
        ref_number: 'AYL-4K7P2X',
      }),
    ).toBe('/user/order/flight/exchange/view/UBN.ICN.261219.-.1.0.0/OM301.261219!S!a!b!c/AYL-4K7P2X');
    expect(flightChangeRoutes.search.to({ refNumber: 'AYL-4K7P2X' }, { depart_date: '2026-12-20' })).toBe(
      '/user/order/flight/exchange/search/AYL-4K7P2X?depart_date=2026-12-20',
    );
    expect(flightChangeRoutes.search.readSearch(searchOf('/x?depart_date=2026-02-30'))).toBeNull();
  });

  it.each(['https://elsewhere.test', '//elsewhere.test', '/\\elsewhere.test', 'javascript:alert(1)'])(
    '[WEB-4] never leads to %s after signing in',
    (next) => {
      expect(accountRoutes.login.readSearch(new URLSearchParams({ next }))).toBeNull();
    },
  );

  it('refuse to be written without a parameter', () => {
    expect(() => accountRoutes.order.to({ product: 'flight' })).toThrow('needs refNumber');
  });
});
