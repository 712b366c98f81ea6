import type { BodyOutput } from '@aylal/contracts';
import type { bookBus, BusPassenger } from '@aylal/contracts/bus';
import { minutesMs } from '@aylal/domain/calendar';
import type { Locale } from '@aylal/domain/language';
import type { Insertable } from 'kysely';
import type { Vault } from '../../../platform/vault.ts';
import { sha256, type Ids } from '../../../platform/ids.ts';
import { emptyOrder, insertOf } from '../../../commerce/orders/empty-order.ts';
import { groundTraveller } from '../../../commerce/orders/ground-traveller.ts';
import type { OrderRow, OrderTable, StoredTraveller } from '../../../commerce/orders/order-row.ts';
import type { SupplierDeparture, SupplierStop } from '../bus-supplier.ts';
import type { StoredBus } from './stored-bus.ts';

/** How long seats wait for their money. */
const TO_PAY_MS = minutesMs(20);

/** A bus with the stops between which it is taken. */
export interface BusRide {
  readonly departure: SupplierDeparture;
  readonly stop: SupplierStop;
  readonly end: SupplierStop;
}

interface Wanted {
  readonly userId: string;
  readonly ride: BusRide;
  readonly body: BodyOutput<typeof bookBus>;
  readonly contactName: string;
  readonly locale: Locale;
  readonly now: number;
}

/** An order at the prices of the schedule that waits twenty minutes for its money: price and owner are never the caller's (AUT-2). */
export function newBusOrder(
  ids: Ids,
  vault: Vault,
  { userId, ride: { departure, stop, end }, body, contactName, locale, now }: Wanted,
): { row: OrderRow; insert: Insertable<OrderTable> } {
  const ref_number = ids.reference('AYL');
  const prices = body.pax.map(({ is_child }) => (is_child ? departure.childPrice : departure.price));
  const item: StoredBus = {
    departure: departure.id,
    run: departure.run,
    stop,
    end,
    departsAt: departure.departsAt,
    arrivesAt: departure.arrivesAt,
    model: departure.model,
    places: departure.places,
    seats: body.pax.map(({ seat }) => seat),
    prices,
    made: null,
  };
  const row: OrderRow = {
    ...emptyOrder(now),
    ref_number,
    user_id: userId,
    product: 'bus',
    item,
    quote_ref: ref_number,
    fingerprint: fingerprintOf(userId, departure.run, body.pax),
    locale,
    travellers: body.pax.map((one, index) => storedPassenger(vault, one, `${ref_number}:${index}`)),
    contact: {
      contact_name: contactName,
      contact_email: body.contact_email,
      contact_dial_code: body.contact_dial_code,
      contact_phone: body.contact_phone,
      is_company: false,
      company_register: '',
    },
    quantity: body.pax.length,
    total: prices.reduce((sum, price) => sum + price, 0),
    starts_at: Date.parse(departure.departsAt),
    // Nobody pays for a bus that has left.
    pay_until: Math.min(now + TO_PAY_MS, Date.parse(departure.departsAt)),
  };
  return { row, insert: insertOf(row) };
}

/** A passenger at rest: the number of the document is sealed for this order and place (PII-2). */
function storedPassenger(vault: Vault, one: BusPassenger, context: string): StoredTraveller {
  const number = one.document_number ?? one.passport_number ?? '';
  return { ...groundTraveller(one), sealed: vault.seal(JSON.stringify({ document: number }), context) };
}

/** The same for the same people on the same bus, whatever their seats. A hash, because it is kept beside the order (PII-1). */
function fingerprintOf(userId: string, run: string, pax: readonly BusPassenger[]): string {
  const people = pax.map((one) => one.document_number ?? one.passport_number).toSorted();
  return sha256(JSON.stringify(['bus', userId, run, people]));
}
