import type { OrderStatusCode } from '@aylal/contracts/orders';
import type { Locale } from '@aylal/domain/language';

/** Where an eSIM has other words than a ticket (GAP-75). */
export const esimStatusNames: Readonly<Record<Locale, Partial<Record<OrderStatusCode, string>>>> = {
  mn: { 3: 'eSIM бэлтгэж байна', 4: 'eSIM бэлэн' },
  en: { 3: 'eSIM being prepared', 4: 'eSIM ready' },
  zh: { 3: 'eSIM 准备中', 4: 'eSIM 已就绪' },
  ru: { 3: 'eSIM готовится', 4: 'eSIM готова' },
  ko: { 3: 'eSIM 준비 중', 4: 'eSIM 준비 완료' },
  ja: { 3: 'eSIM準備中', 4: 'eSIM準備完了' },
};
