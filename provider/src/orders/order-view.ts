import type {
  EsimOrder,
  FlightOrder,
  HotelOrder,
  LedgerLine,
  OrderChange,
  OrderRefund,
  OrderSummary,
} from '@aylal/contracts';
import type { Locale } from '@aylal/domain';
import { customerDay } from '../bookings/customer-day.ts';
import { destinationName } from '../esims/destination-names.ts';
import { packageView } from '../esims/esim-catalogue.ts';
import { esimStatusNames } from '../esims/esim-status-names.ts';
import type { StoredEsim } from '../esims/stored-esim.ts';
import { hotelView } from '../hotels/booking/hotel-order-view.ts';
import { hotelStatusNames } from '../hotels/booking/hotel-status-names.ts';
import type { StoredHotel } from '../hotels/booking/stored-hotel.ts';
import { orderTitle } from './order-title.ts';
import type { ReceivableEntry } from './order-ledger.ts';
import { dueNow, instalmentsOf, owedNow } from './order-debt.ts';
import { itemOf, orderStatus, type FlightOrderRow, type StoredChange } from './order-row.ts';
import type { FlightRefundRow } from '../refunds/refund-row.ts';
import { orderProgress, placedProgress } from './order-progress.ts';
import { orderStatusNames } from './order-status-names.ts';

/** What has moved for an order: what is owed for it, and what is paid back. */
export interface OrderBooks {
  readonly receivable: readonly ReceivableEntry[];
  readonly refunds: readonly FlightRefundRow[];
}

/** The order as its owner sees it, by its product. */
export function orderView(
  row: FlightOrderRow,
  books: OrderBooks,
  now: number,
  locale: Locale,
): FlightOrder | EsimOrder | HotelOrder {
  const esim = itemOf(row, 'esim');
  if (esim) return esimView(row, esim, books, now, locale);
  const hotel = itemOf(row, 'hotel');
  if (hotel) return hotelOrderView(row, hotel, books, now, locale);
  return flightView(row, books, now, locale);
}

/** An order of flights: documents masked (PII-2), money as dated lines, steps on the way to the flight. */
function flightView(
  row: FlightOrderRow,
  { receivable, refunds }: OrderBooks,
  now: number,
  locale: Locale,
): FlightOrder {
  const { offer } = row;
  const out = offer.trips[0]?.flights[0];
  const back = offer.trips.length > 1 ? offer.trips.at(-1)?.flights[0] : undefined;
  return {
    ...moneyView(row, { receivable, refunds }, now, locale),
    product: 'flight',
    search_data: {
      trips: offer.trips,
      depart_date: out?.departure_date ?? '',
      depart_time: out?.departure_time ?? '',
      return_date: back?.departure_date ?? null,
      return_time: back?.departure_time ?? null,
      refundable_before_depart: offer.refundable_before_depart,
      refund_before_depart_price: offer.refund_before_depart_price,
      refundable_after_depart: offer.refundable_after_depart,
      refund_after_depart_price: offer.refund_after_depart_price,
      exchange_before_depart_changeable: offer.exchange_before_depart_changeable,
      exchange_before_depart_price: offer.exchange_before_depart_price,
      exchange_after_depart_changeable: offer.exchange_after_depart_changeable,
      exchange_after_depart_price: offer.exchange_after_depart_price,
    },
    fares: offer.fares,
    baggage_info: offer.baggage_info,
    travellers: row.travellers.map(({ type, surname, given_name, masked_document, ticket_number }) => ({
      type,
      surname,
      given_name,
      doc_number: masked_document,
      ticket_number,
    })),
    airline_reference: row.airline_reference,
    progress: orderProgress(row, now),
    ...(row.change ? { change: changeView(row.change) } : {}),
    ...(refunds.length > 0 ? { refunds: refunds.map(refundView) } : {}),
  };
}

/** An eSIM: what was bought, whether it is there, and never what installs it. */
function esimView(row: FlightOrderRow, item: StoredEsim, books: OrderBooks, now: number, locale: Locale): EsimOrder {
  return {
    ...moneyView(row, books, now, locale),
    product: 'esim',
    esim: {
      slug: item.slug,
      title: destinationName(item, locale),
      plan_type: item.planType,
      package: packageView(item.package, item.price, locale),
      issued: item.made !== null,
      delayed: item.made === null && row.issue_failed_at !== null,
    },
  };
}

/** A hotel: what was booked, and what of it is being paid back. */
function hotelOrderView(
  row: FlightOrderRow,
  item: StoredHotel,
  books: OrderBooks,
  now: number,
  locale: Locale,
): HotelOrder {
  return {
    ...moneyView(row, books, now, locale),
    product: 'hotel',
    hotel: hotelView(row, item, locale),
    ...(books.refunds.length > 0 ? { refunds: books.refunds.map(refundView) } : {}),
  };
}

/** What orders of every product tell: who, how it stands, and where its money is. */
function moneyView(row: FlightOrderRow, { receivable, refunds }: OrderBooks, now: number, locale: Locale) {
  const { contact } = row;
  return {
    ref_number: row.ref_number,
    status: statusView(row, locale),
    contact: {
      name: contact.contact_name,
      email: contact.contact_email,
      dial_code: contact.contact_dial_code,
      phone: contact.contact_phone,
      company: contact.company_name ? { register: contact.company_register, name: contact.company_name } : null,
    },
    created_at: iso(row.created_at),
    pay_until: row.status === orderStatus.awaitingPayment ? iso(row.pay_until) : null,
    issued_date: isoOrNull(row.issued_at),
    partial_payment: row.instalments !== null,
    partial_payment_type: row.plan,
    partial_payment_terms:
      row.status === orderStatus.awaitingPayment && row.paid === 0 && row.change === null ? termsView(row) : null,
    instalments: [...instalmentsOf(row)],
    credit_name: row.credit_name,
    total: row.total,
    fee: row.fee,
    discount: row.discount,
    coupon_code: row.coupon_code,
    paid: row.paid,
    to_pay: owedNow(row),
    must_pay: dueNow(row),
    ledger: ledgerLines(row, receivable, refunds),
    progress: placedProgress(row),
    server_time: iso(now),
  };
}

/** What the plans are made of, as the contract has it. */
function termsView({ terms }: Pick<FlightOrderRow, 'terms'>): FlightOrder['partial_payment_terms'] {
  return terms && { ...terms, types: [...terms.types] };
}

function refundView(row: FlightRefundRow): OrderRefund {
  const { state, tickets, fare, fee, discount, back, bank_name, masked_account } = row;
  return {
    state,
    tickets: [...tickets],
    fare,
    fee,
    discount,
    back,
    bank_name,
    account: masked_account,
    sent_at: iso(row.sent_at),
    finished_at: isoOrNull(row.finished_at),
  };
}

function changeView({ state, offer, penalty, fare_difference, to_pay, credit }: StoredChange): OrderChange {
  return { state, trips: offer.trips, penalty, fare_difference, to_pay, credit };
}

export function orderSummary(row: FlightOrderRow, locale: Locale): OrderSummary {
  return {
    ref_number: row.ref_number,
    product: row.product,
    title: orderTitle(row, locale),
    status: statusView(row, locale),
    depart_date:
      row.offer.trips[0]?.flights[0]?.departure_date ??
      itemOf(row, 'hotel')?.stay.check_in ??
      customerDay(row.created_at),
    created_at: iso(row.created_at),
    total: row.total,
    to_pay: owedNow(row),
  };
}

/** The dated history with a running balance; the ticket is a line that moves no money of the customer. */
export function ledgerLines(
  row: Pick<FlightOrderRow, 'issued_at' | 'airline_reference'>,
  receivable: readonly ReceivableEntry[],
  refunds: readonly FlightRefundRow[] = [],
): LedgerLine[] {
  const issued =
    row.issued_at === null
      ? []
      : [{ kind: 'ticket-issued' as const, reference: row.airline_reference ?? '', at: row.issued_at, amount: 0 }];
  // Paid from the airline to the customer: what is owed for the order does not change by it.
  const returned = refunds.flatMap(({ state, finished_at, masked_account, back }) =>
    state === 'finished' && finished_at !== null
      ? [{ kind: 'refund-paid' as const, reference: masked_account, at: finished_at, amount: -back }]
      : [],
  );
  let balance = 0;
  return [...receivable, ...issued, ...returned]
    .sort((a, b) => a.at - b.at)
    .map(({ at, kind, reference, amount }) => {
      balance += kind === 'refund-paid' ? 0 : amount;
      return { at: iso(at), kind, reference, amount, balance };
    });
}

/** Products that have other words than a ticket. */
const ownStatusNames: Partial<Record<FlightOrderRow['product'], typeof esimStatusNames>> = {
  esim: esimStatusNames,
  hotel: hotelStatusNames,
};

function statusView(row: Pick<FlightOrderRow, 'status' | 'product'>, locale: Locale): FlightOrder['status'] {
  const names = ownStatusNames[row.product]?.[locale];
  return { status_code: row.status, name: names?.[row.status] ?? orderStatusNames[locale][row.status] };
}

function iso(at: number): string {
  return new Date(at).toISOString();
}

function isoOrNull(at: number | null): string | null {
  return at === null ? null : iso(at);
}
