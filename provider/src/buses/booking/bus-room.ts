import type { BusOrder } from '@aylal/contracts';
import { ticketsGivenBack, type LocalDate, type Locale } from '@aylal/domain';
import { refundView } from '../../orders/money-view.ts';
import { agreedItem, type FlightOrderRow } from '../../orders/order-row.ts';
import type { ProductRoom } from '../../orders/product-room.ts';
import type { FlightRefundRow } from '../../refunds/refund-row.ts';
import { stopView } from '../find-stops.ts';
import { busMailTexts } from './bus-mail-texts.ts';
import { busStatusNames } from './bus-status-names.ts';
import type { StoredBus } from './stored-bus.ts';

/** Buses: the ride, and a ticket for each seat. */
export const busRoom: ProductRoom<BusOrder> = {
  view: (row, { money, refunds, locale }) => {
    const item = agreedItem(row, 'bus');
    return {
      ...money,
      product: 'bus',
      original_date: dayOf(item),
      pax: tickets(row, item, refunds),
      bus: rideView(row, item, locale),
      ...(refunds.length > 0 ? { refunds: refunds.map(refundView) } : {}),
    };
  },
  title: (order, locale) => {
    const { stop, end } = agreedItem(order, 'bus');
    return `${stop.town[locale]} – ${end.town[locale]}`;
  },
  day: (order) => dayOf(agreedItem(order, 'bus')),
  statusNames: () => busStatusNames,
  mailTexts: () => busMailTexts,
};

function dayOf({ departsAt }: StoredBus): LocalDate {
  return departsAt.slice(0, 10) as LocalDate;
}

function tickets(
  { travellers }: FlightOrderRow,
  { seats, prices }: StoredBus,
  refunds: readonly FlightRefundRow[],
): BusOrder['pax'] {
  const back = ticketsGivenBack(refunds);
  return travellers.map(({ surname, given_name, type, nationality, masked_document, ticket_number }, index) => ({
    ticket_id: ticket_number,
    seat: seats[index] ?? 0,
    last_name: surname,
    first_name: given_name,
    ...(nationality === 'MN' ? { document_number: masked_document } : { passport_number: masked_document }),
    is_child: type === 'child',
    is_cancelled: ticket_number !== null && back.has(ticket_number),
    ticket_total_price: prices[index] ?? 0,
  }));
}

function rideView({ issue_failed_at }: FlightOrderRow, item: StoredBus, locale: Locale): BusOrder['bus'] {
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
    code: item.made?.code ?? null,
    is_departure_cancelled: false,
    issued: item.made !== null,
    delayed: item.made === null && issue_failed_at !== null,
  };
}
