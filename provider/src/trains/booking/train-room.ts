import type { TrainOrder } from '@aylal/contracts';
import { ticketsGivenBack, type LocalDate, type Locale } from '@aylal/domain';
import { refundView } from '../../orders/money-view.ts';
import { agreedItem, type FlightOrderRow } from '../../orders/order-row.ts';
import type { ProductRoom } from '../../orders/product-room.ts';
import type { FlightRefundRow } from '../../refunds/refund-row.ts';
import type { StoredTrain } from './stored-train.ts';
import { trainMailTexts } from './train-mail-texts.ts';
import { trainStatusNames } from './train-status-names.ts';

/** Trains: the ride, and a ticket for each place. */
export const trainRoom: ProductRoom<TrainOrder> = {
  view: (row, { money, refunds, locale }) => {
    const item = agreedItem(row, 'train');
    return {
      ...money,
      product: 'train',
      original_date: dayOf(item),
      pax: tickets(row, item, refunds),
      train: rideView(row, item, locale),
      ...(refunds.length > 0 ? { refunds: refunds.map(refundView) } : {}),
    };
  },
  title: (order, locale) => {
    const { from, to } = agreedItem(order, 'train');
    return `${from[locale]} – ${to[locale]}`;
  },
  day: (order) => dayOf(agreedItem(order, 'train')),
  statusNames: () => trainStatusNames,
  mailTexts: () => trainMailTexts,
};

function dayOf({ departsAt }: StoredTrain): LocalDate {
  return departsAt.slice(0, 10) as LocalDate;
}

function tickets(
  { travellers }: FlightOrderRow,
  { places, prices }: StoredTrain,
  refunds: readonly FlightRefundRow[],
): TrainOrder['pax'] {
  const back = ticketsGivenBack(refunds);
  return travellers.map(({ surname, given_name, type, nationality, masked_document, ticket_number }, index) => ({
    ticket_id: ticket_number,
    place: places[index] ?? 0,
    last_name: surname,
    first_name: given_name,
    ...(nationality === 'MN' ? { document_number: masked_document } : { passport_number: masked_document }),
    is_child: type === 'child',
    is_cancelled: ticket_number !== null && back.has(ticket_number),
    ticket_total_price: prices[index] ?? 0,
  }));
}

function rideView({ issue_failed_at }: FlightOrderRow, item: StoredTrain, locale: Locale): TrainOrder['train'] {
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
    code: item.made?.code ?? null,
    is_departure_cancelled: false,
    issued: item.made !== null,
    delayed: item.made === null && issue_failed_at !== null,
  };
}
