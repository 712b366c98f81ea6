import type { BodyOutput } from '@aylal/contracts';
import type { bookTransport } from '@aylal/contracts/transports';
import { minutesMs } from '@aylal/domain/calendar';
import type { Locale } from '@aylal/domain/language';
import { pickUpAt, priceTransport, transportDays } from '@aylal/domain/transports';
import type { Insertable } from 'kysely';
import type { InventoryHold } from '../../../commerce/inventory/inventory-port.ts';
import { sha256, type Ids } from '../../../platform/ids.ts';
import { emptyOrder, insertOf } from '../../../commerce/orders/empty-order.ts';
import type { OrderRow, OrderTable } from '../../../commerce/orders/order-row.ts';
import { transportPictureOf } from '../pictures/transport-picture.ts';
import type { SupplierTransport } from '../transport-supplier.ts';
import type { StoredTransport } from './stored-transport.ts';
import { carName } from './booked-days.ts';

const TO_PAY_MS = minutesMs(30);

interface WantedOrder {
  readonly userId: string;
  readonly transport: SupplierTransport;
  readonly body: BodyOutput<typeof bookTransport>;
  readonly locale: Locale;
  readonly now: number;
}

/** An order that holds its car half an hour for its money: price and owner are never the caller's (AUT-2). */
export function newTransportOrder(
  ids: Ids,
  { userId, transport, body, locale, now }: WantedOrder,
): { row: OrderRow; insert: Insertable<OrderTable> } {
  const ref_number = ids.reference('AYL');
  const item = agreedTransport(transport, body);
  const row: OrderRow = {
    ...emptyOrder(now),
    ref_number,
    user_id: userId,
    product: 'transport',
    item,
    quote_ref: ref_number,
    fingerprint: sha256(JSON.stringify(['transport', userId, body.id, body.date, body.time, body.days])),
    locale,
    contact: {
      contact_name: body.contact_name,
      contact_email: body.contact_email,
      contact_dial_code: body.contact_dial_code,
      contact_phone: body.contact_phone,
      is_company: false,
      company_register: '',
    },
    quantity: 1,
    total: item.price,
    starts_at: pickUpAt(body.date, body.time),
    pay_until: now + TO_PAY_MS,
  };
  return { row, insert: insertOf(row) };
}

function agreedTransport(one: SupplierTransport, body: WantedOrder['body']): StoredTransport {
  const { id, kind, title, vehicle, vehicleClass, included, excluded, terms, freeWaitingMinutes, waitingPrice } = one;
  return {
    ...{ id, kind, title, vehicle, vehicleClass, included, excluded, terms, freeWaitingMinutes, waitingPrice },
    picture: transportPictureOf(one),
    date: body.date,
    time: body.time,
    days: body.days,
    people: body.people,
    pickUp: body.pick_up,
    dropOff: body.drop_off,
    flight: one.asksFlight ? body.flight : '',
    price: priceTransport(kind, one.price, body.days),
    made: null,
  };
}

/** The days that an order needs, all or none: on each of them a car is one customer's. */
export function daysToHold(
  orderRef: string,
  { id, cars }: SupplierTransport,
  body: WantedOrder['body'],
): InventoryHold {
  const units = transportDays(body.date, body.days).map((date) => ({ resource: carName(id), date, limit: cars }));
  return { orderRef, quantity: 1, units };
}
