import { askedFor, orderFilterOf, orderPlaceOf, type OrderFilter } from './order-filter.ts';

describe('The filter of the orders list', () => {
  it.each<[string, OrderFilter, number]>([
    ['', {}, 0],
    ['product=esim&state=unpaid', { product: 'esim', state: 'unpaid' }, 2],
    ['text=%20Seoul%20', { text: 'Seoul' }, 1],
    ['from=2026-11-01&to=2026-11-30', { from: '2026-11-01', to: '2026-11-30' }, 1],
    ['product=horse&state=1&from=2026-02-30&text=', {}, 0],
    ['product=esim&product=flight', { product: 'flight' }, 1],
  ])('?%s asks for %j', (search, filter, asked) => {
    expect(orderFilterOf(new URLSearchParams(search))).toEqual(filter);
    expect(askedFor(filter)).toBe(asked);
  });

  it.each([
    ['', {}],
    ['page=3', {}],
    ['after=1700000000000-AYL-4K7P2&page=2', { after: '1700000000000-AYL-4K7P2', page: 2 }],
    ['after=1700000000000-AYL-4K7P2&page=x', { after: '1700000000000-AYL-4K7P2', page: 1 }],
    ['after=x', {}],
  ])('?%s is at the place %j', (search, place) => {
    expect(orderPlaceOf(new URLSearchParams(search))).toEqual(place);
  });
});
