import type { EsimOrder } from '@aylal/contracts/orders';
import { agreedItem } from '../../commerce/orders/order-row.ts';
import type { ProductOrderAdapter } from '../../commerce/orders/product-order-adapter.ts';
import { destinationName } from './destination-names.ts';
import { packageView } from './esim-catalogue.ts';
import { esimMails } from './mails/esim-mails.ts';
import { esimMessage } from './messages/esim-messages.ts';
import { packageTitle } from './plan-labels.ts';
import { topUpMails } from './mails/top-up/top-up-mails.ts';

/** eSIMs and what tops them up: what was bought, whether it is there, and never what installs it. */
export const esimOrderAdapter: ProductOrderAdapter<EsimOrder> = {
  view: (row, { money, locale }) => {
    const item = agreedItem(row, 'esim');
    return {
      ...money,
      product: 'esim',
      esim: {
        slug: item.slug,
        title: destinationName(item, locale),
        plan_type: item.planType,
        package: packageView(item.package, item.price, locale),
        issued: row.fulfilled_at !== null,
        delayed: row.fulfilled_at === null && row.fulfil_failed_at !== null,
        top_up_of: item.topUpOf?.refNumber ?? null,
      },
    };
  },
  lines: ({ esim }) => [{ label: esim.package.title, amount: esim.package.price }],
  title: (order, locale) => {
    const item = agreedItem(order, 'esim');
    const title = `eSIM · ${destinationName(item, locale)}`;
    return item.topUpOf ? `${title} + ${packageTitle(item.package, locale)}` : title;
  },
  day: () => undefined,
  statusName: (order, locale) =>
    esimMessage.find(locale, `${agreedItem(order, 'esim').topUpOf ? 'top-up.' : ''}status.${order.status}`),
  mailTexts: (order) => (agreedItem(order, 'esim').topUpOf ? topUpMails : esimMails),
};
