import type { BodyOutput } from '@aylal/contracts';
import type { bookHotel } from '@aylal/contracts/hotels';
import { minutesMs } from '@aylal/domain/calendar';
import { stayNights } from '@aylal/domain/hotels';
import { inLanguages, type Locale } from '@aylal/domain/language';
import type { InstalmentPlan } from '@aylal/domain/payments';
import type { Insertable } from 'kysely';
import { sha256, type Ids } from '../../../platform/ids.ts';
import { dateOfDay, dayNumber } from '../../../platform/calendar-day/zone-clock.ts';
import { emptyOrder, insertOf } from '../../../commerce/orders/empty-order.ts';
import type { OrderRow, OrderTable } from '../../../commerce/orders/order-row.ts';
import type { InventoryHold } from '../../../commerce/inventory/inventory-port.ts';
import { nextReminderAt } from '../../../commerce/instalments/reminders/part-reminders.ts';
import type { HotelFacts } from '../catalogue/hotel-facts.ts';
import type { HotelServices } from '../hotel-services.ts';
import { roomName } from '../rates/booked-rooms.ts';
import type { StoredHotelQuote } from './hotel-quotes.ts';
import type { StoredHotel } from './stored-hotel.ts';

const TO_PAY_MS = minutesMs(30);

interface Wanted {
  readonly userId: string;
  readonly uid: string;
  readonly quote: StoredHotelQuote;
  readonly hotel: HotelFacts;
  /** Null when the whole is paid at once. */
  readonly plan: InstalmentPlan | null;
  readonly body: BodyOutput<typeof bookHotel>;
  readonly locale: Locale;
  readonly now: number;
}

/** An order at the held price that waits half an hour for its money: price and owner are never the caller's (AUT-2). */
export function newHotelOrder(
  desk: HotelServices,
  ids: Ids,
  wanted: Wanted,
): { row: OrderRow; insert: Insertable<OrderTable> } {
  const { userId, uid, quote, plan, body, locale, now } = wanted;
  const ref_number = ids.reference('AYL');
  const item = storedHotel(desk, wanted);
  const { contact_name, contact_email, contact_dial_code, contact_phone } = body;
  const row: OrderRow = {
    ...emptyOrder(now),
    ref_number,
    user_id: userId,
    product: 'hotel',
    item,
    quote_ref: uid,
    fingerprint: fingerprintOf(userId, item),
    locale,
    contact: {
      contact_name,
      contact_email,
      contact_dial_code,
      contact_phone,
      is_company: false,
      company_register: '',
    },
    quantity: quote.stay.rooms,
    total: plan?.total ?? quote.price,
    fee: plan?.extra ?? 0,
    instalments: plan?.parts ?? null,
    instalment_plan: plan?.key ?? null,
    next_reminder_at: nextReminderAt(plan?.parts ?? null, now),
    starts_at: Date.parse(item.checkInAt),
    pay_until: now + TO_PAY_MS,
  };
  return { row, insert: insertOf(row) };
}

function storedHotel(desk: HotelServices, { quote, hotel, body }: Wanted): StoredHotel {
  const { rate } = quote;
  const { arrival_time: arrivalTime } = desk.catalogue.story(hotel, 'en').notice;
  const [hour = 14, minute = 0] = arrivalTime.split(':').map(Number);
  return {
    code: hotel.code,
    ota: hotel.partner,
    payType: rate.pay_type,
    roomKey: rate.room.key,
    planKey: rate.plan,
    bookingKey: quote.bookingKey,
    name: hotel.name,
    address: hotel.address,
    phone: hotel.phone,
    city: inLanguages((each) => hotel.city.names[each]),
    room: rate.room.names,
    picture: hotel.picture,
    stars: hotel.stars,
    breakfast: rate.breakfast,
    stay: quote.stay,
    checkInAt: desk.write(hotel.city.zone, dayNumber(quote.stay.check_in), hour * 60 + minute),
    arrivalTime,
    price: quote.price,
    cancellation: quote.cancellation,
    fees: rate.fee_info,
    guests: body.guests.map((guest) => ({
      ...guest,
      last_name: guest.last_name.toUpperCase(),
      first_name: guest.first_name.toUpperCase(),
    })),
    request: body.special_request,
    made: null,
  };
}

/** The same for the same guests in the same room on the same days, whatever the rate. A hash, because it is kept beside the order (PII-1). */
function fingerprintOf(userId: string, { code, roomKey, stay, guests }: StoredHotel): string {
  const people = guests.map((one) => `${one.last_name}/${one.first_name}`).toSorted();
  return sha256(JSON.stringify(['hotel', userId, code, roomKey, stay.check_in, stay.check_out, people]));
}

/** The rooms that an order needs in the inventory: each night has what its partner gives us. Null where the partner counts its rooms itself. */
export function roomsToHold(
  orderRef: string,
  hotel: HotelFacts,
  { rate, stay }: StoredHotelQuote,
  { supplier }: Pick<HotelServices, 'supplier'>,
): InventoryHold | null {
  const nights = Array.from({ length: stayNights(stay) }, (_, night) => {
    const date = dateOfDay(dayNumber(stay.check_in) + night);
    const limit = supplier.allotment(hotel, rate.room.key, date);
    return limit === null ? [] : [{ resource: roomName(hotel, rate.room), date, limit }];
  }).flat();
  return nights.length === 0 ? null : { orderRef, quantity: stay.rooms, units: nights };
}
