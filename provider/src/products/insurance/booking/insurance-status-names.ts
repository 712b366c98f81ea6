import type { StatusNames } from '../../../commerce/orders/product-order-adapter.ts';

/** Where a cover has other words than a ticket (GAP-75). */
export const insuranceStatusNames: StatusNames = {
  mn: { 3: 'Гэрээ бичигдэж байна', 4: 'Даатгалын гэрээ бэлэн' },
  en: { 3: 'Policy being issued', 4: 'Policy issued' },
  zh: { 3: '保单签发中', 4: '保单已签发' },
  ru: { 3: 'Полис оформляется', 4: 'Полис выдан' },
  ko: { 3: '보험 증권 발급 중', 4: '보험 증권 발급 완료' },
  ja: { 3: '保険証券発行中', 4: '保険証券発行済み' },
};
