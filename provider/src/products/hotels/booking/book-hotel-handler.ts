import { bookHotel } from '@aylal/contracts/hotels';
import { homeDate } from '@aylal/domain/calendar';
import type { InstalmentPlan } from '@aylal/domain/payments';
import { decideInstalments } from '../../../commerce/instalments/decide-instalments.ts';
import type { Deps } from '../../../platform/deps.ts';
import { placeOnce } from '../../../commerce/orders/place-once.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type EffectContext, type Route, type RouteContext } from '../../../platform/http/route.ts';
import type { HotelFacts } from '../catalogue/hotel-facts.ts';
import { findHotel } from './ask-partner.ts';
import { findCustomerHotelQuote, type StoredHotelQuote } from './hotel-quotes.ts';
import { hotelMessage } from '../messages/hotel-messages.ts';
import { newHotelOrder, roomsToHold } from './new-hotel-order.ts';

type Booking = typeof bookHotel;
interface Agreed {
  readonly quote: StoredHotelQuote;
  readonly hotel: HotelFacts;
  /** Null when the whole is paid at once. */
  readonly plan: InstalmentPlan | null;
}

/** API-39: the rules first, then order, rooms, debt and mail in one short transaction. The partner is asked once it is paid. */
export function bookHotelRoute(
  deps: Pick<Deps, 'config' | 'db' | 'events' | 'hotels' | 'ids' | 'inventory' | 'outbox' | 'products'>,
): Route {
  return route(bookHotel).withPartner({
    prepare: (ctx) => agreeOnHotel(deps, ctx),
    handle: (ctx, agreed: Agreed) => storeHotel(deps, ctx, agreed),
  });
}

async function agreeOnHotel({ db, hotels }: Pick<Deps, 'db' | 'hotels'>, ctx: RouteContext<Booking>): Promise<Agreed> {
  const { body, session, locale, now } = ctx;
  const quote = await findCustomerHotelQuote(db, session.userId, body.uid);
  if (!quote || quote.expiresAt <= now) throw notNow('quote-expired', locale);
  if (body.room_id !== quote.rate.rate_key || !sameStay(quote.stay, body))
    throw refuse('invalid-input', { fields: { uid: 'validation_invalid' } });
  if (body.guests.length !== quote.stay.rooms)
    throw refuse('invalid-input', { fields: { guests: 'validation_required' } });
  const { terms, price, stay } = quote;
  const question = { terms, price, departure: stay.check_in, locale, today: homeDate(now) };
  const instalments = decideInstalments(question, body);
  if (instalments.kind === 'refuse') throw refuse('instalments-unavailable');
  const hotel = await findHotel(hotels, quote.code, 'offer-gone');
  return { quote, hotel, plan: instalments.kind === 'parts' ? instalments.plan : null };
}

function sameStay(a: StoredHotelQuote['stay'], b: StoredHotelQuote['stay']): boolean {
  const keys = ['check_in', 'check_out', 'rooms', 'adults', 'children', 'child_age_details', 'nationality'] as const;
  return keys.every((key) => a[key] === b[key]);
}

async function storeHotel(
  deps: Pick<Deps, 'config' | 'events' | 'hotels' | 'ids' | 'inventory' | 'outbox' | 'products'>,
  ctx: EffectContext<Booking>,
  { quote, hotel, plan }: Agreed,
) {
  const { tx, body, session, locale, now, log } = ctx;
  const wanted = { userId: session.userId, uid: body.uid, quote, hotel, plan, body, locale, now };
  const order = newHotelOrder(deps.hotels, deps.ids, wanted);
  const twin = await placeOnce(deps, ctx, order);
  if (twin) {
    const result = { ref_number: twin.ref_number };
    return { status_code: 201 as const, message: hotelMessage(locale, 'booking.already-booked'), result };
  }
  const rooms = roomsToHold(order.row.ref_number, hotel, quote, deps.hotels);
  if (rooms && !(await deps.inventory.hold(tx, rooms))) throw notNow('sold-out', locale);
  log.info('order-booked', { ref_number: order.row.ref_number, total: order.row.total });
  const result = { ref_number: order.row.ref_number };
  return { status_code: 200 as const, message: hotelMessage(locale, 'booking.booked'), result };
}

/** ERR-07: it is not available as it was checked. */
function notNow(problem: 'quote-expired' | 'sold-out', locale: RouteContext<Booking>['locale']) {
  return refuse(problem, { status: 208, message: hotelMessage(locale, `booking.${problem}`) });
}
