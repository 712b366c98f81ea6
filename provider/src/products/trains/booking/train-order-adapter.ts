import type { TrainOrder } from '@aylal/contracts/orders';
import { dayOf, type LocalDate } from '@aylal/domain/calendar';
import type { Locale } from '@aylal/domain/language';
import { groundRide, groundTickets } from '../../../commerce/orders/ground-tickets.ts';
import { refundView } from '../../../commerce/orders/money-view.ts';
import { agreedItem, type OrderRow } from '../../../commerce/orders/order-row.ts';
import { ticketLines } from '../../../commerce/orders/price-lines.ts';
import type { ProductOrderAdapter } from '../../../commerce/orders/product-order-adapter.ts';
import type { StoredTrain } from './stored-train.ts';
import { trainMails } from '../mails/train-mails.ts';
import { trainMessage } from '../messages/train-messages.ts';

/** Trains: the ride, and a ticket for each place. */
export const trainOrderAdapter: ProductOrderAdapter<TrainOrder> = {
  view: (row, { money, refunds, locale }) => {
    const item = agreedItem(row, 'train');
    return {
      ...money,
      product: 'train',
      original_date: departureDay(item),
      pax: groundTickets(row, item.prices, refunds).map((ticket, index) => ({
        ...ticket,
        place: item.places[index] ?? 0,
      })),
      train: rideView(row, item, locale),
      ...(refunds.length > 0 ? { refunds: refunds.map(refundView) } : {}),
    };
  },
  lines: ({ pax }, locale) => ticketLines(pax, locale),
  endsAt: ({ train }) => train.arr_time,
  title: (order, locale) => {
    const { from, to } = agreedItem(order, 'train');
    return `${from[locale]} – ${to[locale]}`;
  },
  day: (order) => departureDay(agreedItem(order, 'train')),
  statusName: ({ status }, locale) => trainMessage.find(locale, `status.${status}`),
  mailTexts: () => trainMails,
};

function departureDay({ departsAt }: StoredTrain): LocalDate {
  return dayOf(departsAt);
}

function rideView(row: OrderRow, item: StoredTrain, locale: Locale): TrainOrder['train'] {
  return {
    voyage: item.train,
    train_no: item.number,
    train_name: `${item.first[locale]} – ${item.last[locale]}`,
    from_name: item.from[locale],
    to_name: item.to[locale],
    dep_time: item.departsAt,
    arr_time: item.arrivesAt,
    wagon: item.wagon,
    class: item.class,
    platform: '',
    ...groundRide(row, item.made),
  };
}
