import { bankApps } from './bank-app-links.ts';

const bank = (name: string, deeplink: string) => ({ name, deeplink });

describe('The bank apps of an invoice', () => {
  it('[WEB-4] opens configured schemes and pages of our own origin only', () => {
    const { open, missing } = bankApps(
      [
        bank('Khan', 'khanbank://q?qPay_QRcode=1'),
        bank('Script', 'javascript:alert(1)'),
        bank('Data', 'data:text/html,x'),
        bank('Elsewhere', 'https://bank.example/pay'),
        bank('Like ours', 'https://aylal.example.evil.example/pay'),
        bank('Sandbox', 'https://aylal.example/sandbox/bank/1'),
        bank('Nothing', ''),
      ],
      'https://aylal.example',
    );
    expect(open.map(({ name }) => name)).toEqual(['Khan', 'Sandbox']);
    expect(missing).toEqual(['Script', 'Data', 'Elsewhere', 'Like ours', 'Nothing']);
  });
});
