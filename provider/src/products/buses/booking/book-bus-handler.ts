import { bookBus } from '@aylal/contracts/bus';
import { type LocalDate, dayOf } from '@aylal/domain/calendar';
import { ageOn, readRegisterDigits } from '@aylal/domain/people';
import { fullName } from '../../../accounts/full-name.ts';
import type { Deps } from '../../../platform/deps.ts';
import { expireOrder } from '../../../commerce/orders/expire-order.ts';
import { placeOnce } from '../../../commerce/orders/place-once.ts';
import { orUnavailable } from '../../../platform/partner-http/or-unavailable.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type EffectContext, type Route, type RouteContext } from '../../../platform/http/route.ts';
import { busMessage } from '../messages/bus-messages.ts';
import { holdBusSeats, lapsedHolders } from './bus-seats.ts';
import { newBusOrder, type BusRide } from './new-bus-order.ts';

type Booking = typeof bookBus;
const CHILD_UNDER = 12;

/** API-48: the bus as its partner has it now, then order, seats, debt and mail in one short transaction. The partner books once it is paid. */
export function bookBusRoute(
  deps: Pick<Deps, 'buses' | 'config' | 'events' | 'ids' | 'inventory' | 'outbox' | 'products' | 'vault'>,
): Route {
  return route(bookBus).withPartner({
    prepare: (ctx) => agreeOnBus(deps, ctx),
    handle: (ctx, ride: BusRide) => storeBus(deps, ctx, ride),
  });
}

async function agreeOnBus(
  { buses }: Pick<Deps, 'buses'>,
  { body, now, locale }: RouteContext<Booking>,
): Promise<BusRide> {
  const departure = await orUnavailable(buses.supplier.departure(body.schedule_id));
  if (!departure || departure.cancelled || Date.parse(departure.departsAt) <= now) throw refuse('offer-gone');
  const { stops } = await orUnavailable(buses.network.read());
  const stop = stops.find(({ id }) => id === departure.from);
  const end = stops.find(({ id }) => id === departure.to);
  if (!stop || !end) throw refuse('offer-gone');
  const fields = childFaults(body, dayOf(departure.departsAt));
  if (Object.keys(fields).length > 0) throw refuse('invalid-input', { fields });
  if (!body.pax.every(({ seat }) => departure.freeSeats.includes(seat))) throw soldOut(locale);
  return { departure, stop, end };
}

/** A register number tells the birthday: whoever is twelve on the day travels at the fare of adults. */
function childFaults({ pax }: RouteContext<Booking>['body'], day: LocalDate): Record<string, string> {
  return Object.fromEntries(
    pax.flatMap(({ is_child, document_number = '' }, index) => {
      const birthday = readRegisterDigits(document_number.slice(2))?.birthday;
      const tooOld = is_child && birthday !== undefined && ageOn(birthday, day) >= CHILD_UNDER;
      return tooOld ? [[`pax.${index}.is_child`, 'validation_child_fare']] : [];
    }),
  );
}

async function storeBus(
  deps: Pick<Deps, 'config' | 'events' | 'ids' | 'inventory' | 'outbox' | 'products' | 'vault'>,
  ctx: EffectContext<Booking>,
  ride: BusRide,
) {
  const { tx, body, session, locale, now, log } = ctx;
  const contactName = await fullName(tx, session.userId);
  const order = newBusOrder(deps.ids, deps.vault, { userId: session.userId, ride, body, contactName, locale, now });
  const { ref_number, total } = order.row;
  const { run } = ride.departure;
  const seats = body.pax.map(({ seat }) => seat);
  for (const lapsed of await lapsedHolders(tx, run, seats, now)) await expireOrder(deps, tx, lapsed, now);
  if (await placeOnce(deps, ctx, order))
    throw refuse('already-booked', { message: busMessage(locale, 'already-booked') });
  if (!(await holdBusSeats(tx, ref_number, run, seats))) throw soldOut(locale);
  log.info('order-booked', { ref_number, total });
  return { status_code: 200 as const, result: { ref_number } };
}

function soldOut(locale: RouteContext<Booking>['locale']) {
  return refuse('sold-out', { status: 409, message: busMessage(locale, 'seat-gone') });
}
