import { bankApps } from './bank-app-links.ts';
import { bankBrand } from './bank-brand.ts';

const bank = (name: string, deeplink: string) => ({ name, logo: '', logo_from_our_system: '', deeplink });

describe('The bank apps of an invoice', () => {
  it('[WEB-4] opens configured schemes and pages of our own origin only', () => {
    const { open, missing } = bankApps(
      {
        deeplink: [
          bank('Khan', 'khanbank://q?qPay_QRcode=1'),
          bank('Script', 'javascript:alert(1)'),
          bank('Data', 'data:text/html,x'),
          bank('Elsewhere', 'https://bank.example/pay'),
          bank('Like ours', 'https://aylal.example.evil.example/pay'),
          bank('Sandbox', 'https://aylal.example/sandbox/bank/1'),
          bank('Nothing', ''),
        ],
      },
      'https://aylal.example',
    );
    expect(open.map(({ name }) => name)).toEqual(['Khan', 'Sandbox']);
    expect(missing).toEqual(['Script', 'Data', 'Elsewhere', 'Like ours', 'Nothing']);
  });

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
