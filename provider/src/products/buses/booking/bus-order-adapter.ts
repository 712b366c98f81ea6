import type { BusOrder } from '@aylal/contracts/orders';
import { dayOf, type LocalDate } from '@aylal/domain/calendar';
import type { Locale } from '@aylal/domain/language';
import { groundRide, groundTickets } from '../../../commerce/orders/ground-tickets.ts';
import { refundView } from '../../../commerce/orders/money-view.ts';
import { agreedItem, type OrderRow } from '../../../commerce/orders/order-row.ts';
import { ticketLines } from '../../../commerce/orders/price-lines.ts';
import type { ProductOrderAdapter } from '../../../commerce/orders/product-order-adapter.ts';
import { stopView } from '../find-stops.ts';
import { busMails } from '../mails/bus-mails.ts';
import { busMessage } from '../messages/bus-messages.ts';
import type { StoredBus } from './stored-bus.ts';

/** Buses: the ride, and a ticket for each seat. */
export const busOrderAdapter: ProductOrderAdapter<BusOrder> = {
  view: (row, { money, refunds, locale }) => {
    const item = agreedItem(row, 'bus');
    return {
      ...money,
      product: 'bus',
      original_date: departureDay(item),
      pax: groundTickets(row, item.prices, refunds).map((ticket, index) => ({
        ...ticket,
        seat: item.seats[index] ?? 0,
      })),
      bus: rideView(row, item, locale),
      ...(refunds.length > 0 ? { refunds: refunds.map(refundView) } : {}),
    };
  },
  lines: ({ pax }, locale) => ticketLines(pax, locale),
  endsAt: ({ bus }) => bus.arrival_time,
  title: (order, locale) => {
    const { stop, end } = agreedItem(order, 'bus');
    return `${stop.town[locale]} – ${end.town[locale]}`;
  },
  day: (order) => departureDay(agreedItem(order, 'bus')),
  statusName: ({ status }, locale) => busMessage.find(locale, `status.${status}`),
  mailTexts: () => busMails,
};

function departureDay({ departsAt }: StoredBus): LocalDate {
  return dayOf(departsAt);
}

function rideView(row: OrderRow, item: StoredBus, locale: Locale): BusOrder['bus'] {
  return {
    schedule_id: item.departure,
    stop: stopView(item.stop, locale),
    end: stopView(item.end, locale),
    departure_time: item.departsAt,
    arrival_time: item.arrivesAt,
    bus_type: item.model,
    seat_plan: item.places,
    plate: '',
    platform: '',
    driver_phone: '',
    ...groundRide(row, item.made),
  };
}
