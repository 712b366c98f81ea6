import type { BodyOutput } from '@aylal/contracts';
import type { bookTrip } from '@aylal/contracts/trips';
import { homeInstant, minutesMs } from '@aylal/domain/calendar';
import type { Locale } from '@aylal/domain/language';
import { nameForSending } from '@aylal/domain/people';
import type { Insertable } from 'kysely';
import type { InventoryHold } from '../../../commerce/inventory/inventory-port.ts';
import { sha256, type Ids } from '../../../platform/ids.ts';
import { emptyOrder, insertOf } from '../../../commerce/orders/empty-order.ts';
import type { OrderRow, OrderTable } from '../../../commerce/orders/order-row.ts';
import { pictureOf } from '../pictures/trip-picture.ts';
import type { AgreedTrip } from './agree-on-trip.ts';
import type { StoredTrip } from './stored-trip.ts';

const TO_PAY_MS = minutesMs(30);

interface WantedOrder extends AgreedTrip {
  readonly userId: string;
  readonly name: string;
  readonly body: BodyOutput<typeof bookTrip>;
  readonly locale: Locale;
  readonly now: number;
}

/** An order that holds its places half an hour for its money: price and owner are never the caller's (AUT-2). */
export function newTripOrder(ids: Ids, wanted: WantedOrder): { row: OrderRow; insert: Insertable<OrderTable> } {
  const { userId, name, body, locale, now } = wanted;
  const ref_number = ids.reference('AYL');
  const item = agreedTrip(wanted);
  const row: OrderRow = {
    ...emptyOrder(now),
    ref_number,
    user_id: userId,
    product: 'trip',
    item,
    quote_ref: ref_number,
    fingerprint: fingerprintOf(userId, body),
    locale,
    contact: {
      contact_name: name,
      contact_email: body.contact_email,
      contact_dial_code: body.contact_dial_code,
      contact_phone: body.contact_phone,
      is_company: false,
      company_register: '',
    },
    quantity: body.pax.length,
    total: item.deposit?.now ?? item.price,
    starts_at: homeInstant(item.date),
    pay_until: now + TO_PAY_MS,
  };
  return { row, insert: insertOf(row) };
}

function agreedTrip({ trip, departure, party, priced, deposit, body }: WantedOrder): StoredTrip {
  return {
    id: trip.id,
    title: trip.title,
    picture: pictureOf(trip),
    days: trip.days,
    date: departure.date,
    programme: trip.programme,
    included: trip.included,
    excluded: trip.excluded,
    terms: trip.terms,
    pax: body.pax.map(({ last_name, first_name }) => ({
      last_name: nameForSending(last_name).toUpperCase(),
      first_name: nameForSending(first_name).toUpperCase(),
    })),
    adults: party.adults,
    children: party.children,
    singles: priced.singles,
    adultsPrice: priced.adults,
    childrenPrice: priced.children,
    supplement: priced.supplement,
    price: priced.total,
    ...(deposit && { deposit }),
    made: null,
  };
}

/** The same for the same people on the same date, however their rooms are shared. A hash, because it is kept beside the order (PII-1). */
function fingerprintOf(userId: string, { travel_id, date, pax }: WantedOrder['body']): string {
  const people = pax.map((one) => `${one.last_name}/${one.first_name}/${one.birthday}`.toUpperCase()).toSorted();
  return sha256(JSON.stringify(['trip', userId, travel_id, date, people]));
}

/** The name under which the inventory keeps the places of a trip. */
export function placesName(tripId: string): string {
  return `trip ${tripId}`;
}

/** The places that an order needs, of those that the operator has set aside for us. */
export function placesToHold(
  orderRef: string,
  { trip, departure, body }: Pick<WantedOrder, 'trip' | 'departure' | 'body'>,
): InventoryHold {
  return {
    orderRef,
    quantity: body.pax.length,
    units: [{ resource: placesName(trip.id), date: departure.date, limit: departure.free }],
  };
}
