import type { InsuranceOrder } from '@aylal/contracts';
import { refundView } from '../../orders/money-view.ts';
import { agreedItem } from '../../orders/order-row.ts';
import type { ProductRoom } from '../../orders/product-room.ts';
import { insuranceMailTexts } from './insurance-mail-texts.ts';
import { insuranceOrderView, insuranceTitle } from './insurance-order-view.ts';
import { insuranceStatusNames } from './insurance-status-names.ts';

/** Covers. */
export const insuranceRoom: ProductRoom<InsuranceOrder> = {
  view: (row, { money, refunds, locale }) => ({
    ...money,
    product: 'insurance',
    insurance: insuranceOrderView(row, locale),
    ...(refunds.length > 0 ? { refunds: refunds.map(refundView) } : {}),
  }),
  title: (order, locale) => insuranceTitle(agreedItem(order, 'insurance'), locale),
  day: (order) => agreedItem(order, 'insurance').startDate,
  statusNames: () => insuranceStatusNames,
  mailTexts: () => insuranceMailTexts,
};
