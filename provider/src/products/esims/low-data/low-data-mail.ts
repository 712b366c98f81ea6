import type { Deps } from '../../../platform/deps.ts';
import type { OrderRow } from '../../../commerce/orders/order-row.ts';
import type { Message } from '../../../platform/outbox/outbox.ts';
import { esimMessage } from '../messages/esim-messages.ts';
import type { SupplierUsage } from '../esim-supplier.ts';
import type { DataNotice } from './low-data-notice.ts';

/** The mail to the owner of an eSIM, in the language of the booking, with a link to more data. */
export function lowDataMail(
  { config, products }: Pick<Deps, 'config' | 'products'>,
  order: OrderRow,
  notice: DataNotice,
  { remaining }: Pick<SupplierUsage, 'remaining'>,
): Message {
  const facts = {
    title: products.esim.title(order, order.locale),
    left: remaining,
    link: `${config.publicUrl}/${order.locale}/user/order/esim/${order.ref_number}`,
  };
  const { locale } = order;
  return {
    channel: 'email',
    to: order.contact.contact_email,
    locale,
    subject: esimMessage(locale, `data-${notice}.subject`, facts),
    body: esimMessage(locale, `data-${notice}.body`, facts),
  };
}
