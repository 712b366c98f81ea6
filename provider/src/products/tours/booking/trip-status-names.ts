import type { StatusNames } from '../../../commerce/orders/product-order-adapter.ts';

/** Where a trip has other words than a ticket (GAP-75). */
export const tripStatusNames: StatusNames = {
  mn: { 3: 'Аялал баталгаажиж байна', 4: 'Аялал баталгаажсан' },
  en: { 3: 'Being confirmed by the operator', 4: 'Trip confirmed' },
  zh: { 3: '正在由旅行社确认', 4: '行程已确认' },
  ru: { 3: 'Подтверждается туроператором', 4: 'Тур подтверждён' },
  ko: { 3: '여행사 확인 중', 4: '여행 확정' },
  ja: { 3: '旅行会社で確認中', 4: '旅が確定しました' },
};
