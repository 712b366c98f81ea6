import { bankList } from './bank-list.ts';
import { bankName } from './bank-name.ts';

describe('bankName', () => {
  it.each([
    ['Khan', 'mn', 'Хаан банк'],
    ['Хаан банк', 'en', 'Khan Bank'],
    ['Khan bank', 'ko', '칸은행'],
    ['Chingis Khaan', 'mn', 'Чингис хаан банк'],
    ['Trade and Development bank', 'ru', 'Банк торговли и развития'],
    ['ХХБ', 'en', 'Trade and Development Bank'],
    ['Mbank', 'mn', 'М банк'],
    ['Туршилтын банк', 'en', 'Sandbox Bank'],
    ['Some new bank', 'mn', 'Some new bank'],
  ] as const)('calls %s in %s %s', (name, locale, expected) => {
    expect(bankName(name, locale)).toBe(expected);
  });

  it('[CONST-01] has a name of its own for each bank of the list, in every language', () => {
    for (const locale of ['mn', 'en', 'ru', 'zh', 'ja', 'ko'] as const)
      expect(new Set(bankList.map(({ value }) => bankName(value, locale))).size).toBe(bankList.length);
    for (const { value } of bankList) expect(bankName(value, 'mn')).toMatch(/[а-яөү] банк$|^М банк$/i);
  });
});
