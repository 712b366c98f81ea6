import type { InsuranceOrder } from '@aylal/contracts/orders';
import { refundView } from '../../../commerce/orders/money-view.ts';
import { agreedItem } from '../../../commerce/orders/order-row.ts';
import { endOfDay } from '../../../commerce/orders/price-lines.ts';
import type { ProductOrderAdapter } from '../../../commerce/orders/product-order-adapter.ts';
import { ruleOfCover } from '../after-sale/cover-refund.ts';
import { insuranceMails } from '../mails/insurance-mails.ts';
import { insuranceOrderView, insuranceTitle } from './insurance-order-view.ts';
import { insuranceMessage } from '../messages/insurance-messages.ts';

/** Covers. */
export const insuranceOrderAdapter: ProductOrderAdapter<InsuranceOrder> = {
  view: (row, { money, refunds, now, locale }) => ({
    ...money,
    product: 'insurance',
    insurance: insuranceOrderView(row, locale),
    full_refund: ruleOfCover(row, now),
    refunds: refunds.map(refundView),
  }),
  lines: ({ insurance }) =>
    insurance.insured.map(({ last_name, first_name, price }) => ({
      label: `${last_name} ${first_name}`,
      amount: price,
    })),
  endsAt: ({ insurance }) => endOfDay(insurance.end_date),
  title: (order, locale) => insuranceTitle(agreedItem(order, 'insurance'), locale),
  day: (order) => agreedItem(order, 'insurance').startDate,
  statusName: ({ status }, locale) => insuranceMessage.find(locale, `status.${status}`),
  mailTexts: () => insuranceMails,
  fullRefund: ruleOfCover,
};
