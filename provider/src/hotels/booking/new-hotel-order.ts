import type { bookHotel, BodyOutput, HotelRate } from '@aylal/contracts';
import { locales, type InstalmentPlan, type Locale } from '@aylal/domain';
import type { Insertable } from 'kysely';
import { sha256, type Ids } from '../../ids.ts';
import { dateOfDay, dayNumber } from '../../flights/network/zone-clock.ts';
import { emptyOrder, insertOf } from '../../orders/empty-order.ts';
import type { FlightOrderRow, FlightOrderTable } from '../../orders/order-row.ts';
import type { SeatHold } from '../../bookings/inventory-port.ts';
import { nextReminderAt } from '../../reminders/part-reminders.ts';
import type { HotelDesk } from '../hotel-desk.ts';
import { pictureOf } from '../pictures/hotel-pictures.ts';
import { roomsOfNight } from '../rates/price-stay.ts';
import { roomName } from '../rates/taken-rooms.ts';
import { checkInNoticeOf } from '../view/hotel-texts.ts';
import type { StoredHotelQuote } from './hotel-quotes.ts';
import type { NamedRate } from './find-rate.ts';
import type { StoredHotel } from './stored-hotel.ts';

const TO_PAY_MS = 30 * 60_000;

interface Wanted {
  readonly userId: string;
  readonly uid: string;
  readonly quote: StoredHotelQuote;
  readonly rate: NamedRate;
  /** Null when the whole is paid at once. */
  readonly plan: InstalmentPlan | null;
  readonly body: BodyOutput<typeof bookHotel>;
  readonly locale: Locale;
  readonly now: number;
}

/** An order at the held price that waits half an hour for its money: price and owner are never the caller's (AUT-2). */
export function newHotelOrder(
  desk: HotelDesk,
  ids: Ids,
  wanted: Wanted,
): { row: FlightOrderRow; insert: Insertable<FlightOrderTable> } {
  const { userId, uid, quote, plan, body, locale, now } = wanted;
  const ref_number = ids.reference('AYL');
  const item = storedHotel(desk, wanted);
  const { contact_name, contact_email, contact_dial_code, contact_phone } = body;
  const row: FlightOrderRow = {
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
    seats: quote.stay.rooms,
    total: plan?.total ?? quote.price,
    fee: plan?.extra ?? 0,
    instalments: plan?.parts ?? null,
    plan: plan?.key ?? null,
    remind_at: nextReminderAt(plan?.parts ?? null, now),
    departs_at: Date.parse(item.checkInAt),
    pay_until: now + TO_PAY_MS,
  };
  return { row, insert: insertOf(row) };
}

function storedHotel(desk: HotelDesk, { quote, rate: { hotel, shown, name }, body }: Wanted): StoredHotel {
  const type = desk.types.find(({ key }) => key === name.room);
  const { arrival_time: arrivalTime } = checkInNoticeOf(hotel, 'en');
  const [hour = 14, minute = 0] = arrivalTime.split(':').map(Number);
  return {
    code: hotel.code,
    ota: hotel.partner,
    payType: shown.pay_type,
    roomKey: name.room,
    planKey: name.plan,
    name: hotel.name,
    address: hotel.address,
    city: Object.fromEntries(locales.map((each) => [each, hotel.city.names[each]])) as StoredHotel['city'],
    room: type?.names ?? (Object.fromEntries(locales.map((each) => [each, shown.room.name])) as StoredHotel['room']),
    picture: pictureOf(hotel, 0).url,
    stars: hotel.stars,
    breakfast: shown.breakfast,
    stay: quote.stay,
    checkInAt: desk.write(hotel.city.zone, dayNumber(quote.stay.check_in), hour * 60 + minute),
    arrivalTime,
    price: quote.price,
    cancellation: quote.cancellation,
    fees: feesAt(shown, quote.price),
    guests: body.guests.map((guest) => ({
      ...guest,
      last_name: guest.last_name.toUpperCase(),
      first_name: guest.first_name.toUpperCase(),
    })),
    request: body.special_request,
    made: null,
  };
}

/** What is in the price moves with it. */
function feesAt({ fee_info, rates }: HotelRate, price: number): StoredHotel['fees'] {
  return fee_info.map((fee) =>
    fee.category === 'included' ? { ...fee, Amount: Math.round((fee.Amount * price) / rates.total) } : fee,
  );
}

/** The same for the same guests in the same room on the same days, whatever the rate. A hash, because it is kept beside the order (PII-1). */
function fingerprintOf(userId: string, { code, roomKey, stay, guests }: StoredHotel): string {
  const people = guests.map((one) => `${one.last_name}/${one.first_name}`).toSorted();
  return sha256(JSON.stringify(['hotel', userId, code, roomKey, stay.check_in, stay.check_out, people]));
}

/** The rooms that an order needs in the inventory: each night has what its partner gives us. */
export function roomsToHold(orderRef: string, { hotel, name, ask }: NamedRate, desk: HotelDesk): SeatHold {
  const room = desk.types.find(({ key }) => key === name.room);
  return {
    orderRef,
    seats: ask.rooms,
    flights: Array.from({ length: ask.nights }, (_, night) => ({
      flightKey: roomName(hotel, { key: name.room }),
      date: dateOfDay(ask.day + night),
      limit: room ? roomsOfNight(hotel, room, ask.day + night) : 0,
    })),
  };
}
