import type { StatusNames } from '../../../commerce/orders/product-order-adapter.ts';

/** Where a car has other words than a ticket (GAP-75). */
export const transportStatusNames: StatusNames = {
  mn: { 3: 'Жолооч томилж байна', 4: 'Унаа баталгаажсан' },
  en: { 3: 'Being confirmed by the operator', 4: 'Car confirmed' },
  zh: { 3: '正在安排司机', 4: '用车已确认' },
  ru: { 3: 'Назначается водитель', 4: 'Машина подтверждена' },
  ko: { 3: '기사 배정 중', 4: '차량 확정' },
  ja: { 3: 'ドライバー手配中', 4: '配車が確定しました' },
};
