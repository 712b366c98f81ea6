import type { Locale } from '../language/locale.ts';

/** mn, en, ru, zh, ja, ko. */
type Names = readonly [string, string, string, string, string, string];

const order: readonly Locale[] = ['mn', 'en', 'ru', 'zh', 'ja', 'ko'];

/** What a bank is called by others, and by us in each language. Chinggis Khaan before Khan, whose name is the end of that one. */
const banks: readonly (readonly [RegExp, Names])[] = [
  [
    /chin+g+is|чингис/i,
    [
      'Чингис хаан банк',
      'Chinggis Khaan Bank',
      'Чингис Хаан Банк',
      '成吉思汗银行',
      'チンギスハーン銀行',
      '칭기스칸은행',
    ],
  ],
  [/khan|хаан/i, ['Хаан банк', 'Khan Bank', 'Хаан Банк', '可汗银行', 'ハーン銀行', '칸은행']],
  [/golomt|голомт/i, ['Голомт банк', 'Golomt Bank', 'Голомт Банк', '戈洛姆特银行', 'ゴロムト銀行', '골롬트은행']],
  [/state|төрийн/i, ['Төрийн банк', 'State Bank', 'Государственный банк', '国家银行', 'ステート銀行', '국영은행']],
  [
    /trade|tdb|ххб|худалдаа/i,
    [
      'Худалдаа, хөгжлийн банк',
      'Trade and Development Bank',
      'Банк торговли и развития',
      '贸易发展银行',
      '貿易開発銀行',
      '무역개발은행',
    ],
  ],
  [
    /capitron|капитрон/i,
    ['Капитрон банк', 'Capitron Bank', 'Капитрон Банк', '卡皮特隆银行', 'キャピトロン銀行', '캐피트론은행'],
  ],
  [/arig|ариг/i, ['Ариг банк', 'Arig Bank', 'Ариг Банк', '阿里格银行', 'アリグ銀行', '아리그은행']],
  [/bogd|богд/i, ['Богд банк', 'Bogd Bank', 'Богд Банк', '博格达银行', 'ボグド銀行', '보그드은행']],
  [/^m ?bank$|^м ?банк$/i, ['М банк', 'M Bank', 'М Банк', 'M银行', 'Mバンク', 'M은행']],
  [/xac|khas|хас/i, ['Хас банк', 'XacBank', 'ХасБанк', '哈斯银行', 'ハス銀行', '하스은행']],
  [/sandbox|туршилт/i, ['Туршилтын банк', 'Sandbox Bank', 'Тестовый банк', '测试银行', 'テスト銀行', '테스트 은행']],
  [/^most\b|мост/i, ['Мост мони', 'Most Money', 'Мост Мани', 'Most Money', 'Most Money', 'Most Money']],
];

/** What a bank is called in the language of the page, by its value of CONST-01 or the name that a partner gives it; the name itself when it is not known. */
export function bankName(name: string, locale: Locale): string {
  const [, names] = banks.find(([pattern]) => pattern.test(name)) ?? [];
  return names?.[order.indexOf(locale)] ?? name;
}
