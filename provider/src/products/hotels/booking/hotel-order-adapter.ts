import type { HotelOrder } from '@aylal/contracts/orders';
import { refundView } from '../../../commerce/orders/money-view.ts';
import { agreedItem } from '../../../commerce/orders/order-row.ts';
import { endOfDay } from '../../../commerce/orders/price-lines.ts';
import type { ProductOrderAdapter } from '../../../commerce/orders/product-order-adapter.ts';
import { hotelLines } from './hotel-lines.ts';
import { hotelMails } from '../mails/hotel-mails.ts';
import { hotelTitle, hotelView } from './hotel-order-view.ts';
import { hotelMessage } from '../messages/hotel-messages.ts';

/** Hotels: what was booked, and what of it is being paid back. */
export const hotelOrderAdapter: ProductOrderAdapter<HotelOrder> = {
  view: (row, { money, refunds, locale }) => ({
    ...money,
    product: 'hotel',
    hotel: hotelView(row, agreedItem(row, 'hotel'), locale),
    ...(refunds.length > 0 ? { refunds: refunds.map(refundView) } : {}),
  }),
  lines: hotelLines,
  endsAt: ({ hotel }) => endOfDay(hotel.check_out),
  title: (order, locale) => hotelTitle(agreedItem(order, 'hotel'), locale),
  day: (order) => agreedItem(order, 'hotel').stay.check_in,
  statusName: ({ status }, locale) => hotelMessage.find(locale, `status.${status}`),
  mailTexts: () => hotelMails,
};
