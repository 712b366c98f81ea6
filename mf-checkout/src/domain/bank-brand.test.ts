import { bankBrand } from './bank-brand.ts';

describe('The mark of a bank', () => {
  it.each([
    ['Хаан банк', 'khan'],
    ['Khan bank', 'khan'],
    ['Төрийн банк', 'state'],
    ['State bank 3.0', 'state'],
    ['Trade and Development bank', 'tdb'],
    ['Чингис хаан банк', 'ckh'],
    ['М банк', 'mbank'],
    ['Новый банк', 'Новый банк'],
  ])('draws %s as %s', (name, brand) => {
    expect(bankBrand(name)).toBe(brand);
  });
});
