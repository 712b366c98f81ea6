import { searchAirports } from '@aylal/contracts/flights';
import { getOrder } from '@aylal/contracts/orders';
import { operationUrl } from './operation-url.ts';

describe('the address of a call', () => {
  it('fills the path and encodes what it fills in', () => {
    expect(operationUrl(getOrder, { params: { product: 'flight', ref_number: 'A/B C' } })).toBe(
      '/api/order/v1/detail/flight/A%2FB%20C/',
    );
  });

  it('leaves undefined values out', () => {
    expect(operationUrl(searchAirports, { query: { text: undefined } })).toBe('/api/airports/');
    expect(operationUrl(searchAirports, { query: { text: 'Өлгий' } })).toBe(
      '/api/airports/?text=%D3%A8%D0%BB%D0%B3%D0%B8%D0%B9',
    );
  });

  it('throws when a path parameter is missing', () => {
    expect(() => operationUrl(getOrder, {})).toThrow('needs the path parameter product');
  });
});
