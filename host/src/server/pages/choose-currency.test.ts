import { chooseCurrency } from './choose-currency.ts';

describe('A currency chosen by address', () => {
  it('[SHELL-04] [CUR-05] goes into the cookie that scripts read, and out of the address', () => {
    const { cookies, to } = chooseCurrency('/mn/hotels/list?stay=%3Fcity%3DULN%26page%3D2&choose_currency=USD') ?? {};
    expect(to).toBe('/mn/hotels/list?city=ULN&page=2');
    expect(cookies).toMatchObject([{ name: 'tapa_currency', value: 'USD', options: { httpOnly: false } }]);
  });

  it('chooses nothing that there is not', () => {
    expect(chooseCurrency('/mn?choose_currency=XAU')).toEqual({ cookies: [], to: '/mn' });
  });

  it('is of no other address', () => {
    expect(chooseCurrency('/mn?currency=USD')).toBeNull();
    expect(chooseCurrency('/mn?i_choose_currency=USD')).toBeNull();
    expect(chooseCurrency('/mn?text=choose_currency=USD')).toBeNull();
  });
});
