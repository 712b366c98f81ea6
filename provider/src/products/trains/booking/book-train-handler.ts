import { bookTrain } from '@aylal/contracts/trains';
import { homeDate, isPastDay, type LocalDate } from '@aylal/domain/calendar';
import { ageOn, readRegisterDigits } from '@aylal/domain/people';
import { trainChildUnder, trainLegs } from '@aylal/domain/trains';
import { fullName } from '../../../accounts/full-name.ts';
import type { Deps } from '../../../platform/deps.ts';
import { expireOrder } from '../../../commerce/orders/expire-order.ts';
import { placeOnce } from '../../../commerce/orders/place-once.ts';
import { orUnavailable } from '../../../platform/partner-http/or-unavailable.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type EffectContext, type Route, type RouteContext } from '../../../platform/http/route.ts';
import { trainMessage } from '../messages/train-messages.ts';
import { isDomestic } from '../train-view.ts';
import { newTrainOrder, type TrainRide } from './new-train-order.ts';
import { sellable } from './train-lock-handlers.ts';
import { findTrainLock, assignTrainLock } from './train-locks.ts';
import { lapsedTrainHolders, takeTrainPlaces } from './train-inventory.ts';

type Booking = typeof bookTrain;

/** NEED-18: the lock and its train as the railway has it now, then order, places, debt and mail in one short transaction. The railway issues once it is paid. */
export function bookTrainRoute(
  deps: Pick<Deps, 'config' | 'db' | 'events' | 'ids' | 'inventory' | 'outbox' | 'products' | 'trains' | 'vault'>,
): Route {
  return route(bookTrain).withPartner({
    prepare: (ctx) => agreeOnTrain(deps, ctx),
    handle: (ctx, ride: TrainRide) => storeTrain(deps, ctx, ride),
  });
}

async function agreeOnTrain(
  deps: Pick<Deps, 'db' | 'trains'>,
  { body, now, locale }: RouteContext<Booking>,
): Promise<TrainRide> {
  const lock = await findTrainLock(deps.db, body.lock);
  if (!lock || lock.expires_at <= now) throw lockOver(locale);
  const train = await sellable(deps, lock.train, now);
  const wagon = train.wagons.find(({ number }) => number === lock.wagon);
  const { stations } = await orUnavailable(deps.trains.network.read());
  const stationOf = (id: string | undefined) => stations.find((one) => one.id === id);
  const [first, last] = [stationOf(train.stops[0]?.station), stationOf(train.stops.at(-1)?.station)];
  const [from, to] = [stationOf(train.from), stationOf(train.to)];
  const departsAt = train.stops.find(({ station }) => station === train.from)?.departsAt;
  const arrivesAt = train.stops.find(({ station }) => station === train.to)?.arrivesAt;
  const legs = trainLegs(
    train.stops.map(({ station }) => station),
    train.from,
    train.to,
  );
  if (!wagon || !first || !last || !from || !to || !departsAt || !arrivesAt || legs.length === 0)
    throw refuse('offer-gone');
  const ride = { lock, train, wagon, legs, first, last, from, to, departsAt, arrivesAt };
  const fields = faultsOf(body, ride, now);
  if (Object.keys(fields).length > 0) throw refuse('invalid-input', { fields });
  return ride;
}

/** What the lock and the way say about the passengers: each has a place of the lock, over a border a passport, and a child is a child on the day. */
function faultsOf(
  { pax, train_no, depart_date }: RouteContext<Booking>['body'],
  { lock, train, from, to, departsAt }: TrainRide,
  now: number,
): Record<string, string> {
  const day = departsAt.slice(0, 10) as LocalDate;
  const faults: Record<string, string> = {};
  if (train_no !== train.number) faults['train_no'] = 'validation_invalid';
  if (depart_date !== day) faults['depart_date'] = 'validation_date';
  if (pax.length !== lock.places.length) faults['pax'] = 'validation_required';
  const domestic = isDomestic(from.country, to.country);
  pax.forEach(({ place, document_number, birthday, is_child }, index) => {
    const at = `pax.${index}`;
    if (!lock.places.includes(place)) faults[`${at}.place`] = 'validation_invalid';
    if (!domestic && document_number !== undefined) faults[`${at}.passport_number`] = 'validation_document_min';
    if (birthday && !isPastDay(birthday, homeDate(now))) faults[`${at}.birthday`] = 'validation_birthday_future';
    const born = birthday ?? readRegisterDigits((document_number ?? '').slice(2))?.birthday;
    if (is_child && born !== undefined && ageOn(born, day) >= trainChildUnder)
      faults[`${at}.is_child`] = 'validation_child_fare';
  });
  return faults;
}

async function storeTrain(
  deps: Pick<Deps, 'config' | 'events' | 'ids' | 'inventory' | 'outbox' | 'products' | 'vault'>,
  ctx: EffectContext<Booking>,
  ride: TrainRide,
) {
  const { tx, body, session, locale, now, log } = ctx;
  const contactName = await fullName(tx, session.userId);
  const order = newTrainOrder(deps.ids, deps.vault, { userId: session.userId, ride, body, contactName, locale, now });
  const { ref_number, total } = order.row;
  const wanted = { run: ride.train.run, wagon: ride.wagon.number, places: ride.lock.places, legs: ride.legs };
  for (const lapsed of await lapsedTrainHolders(tx, wanted, now)) await expireOrder(deps, tx, lapsed, now);
  if (await placeOnce(deps, ctx, order))
    throw refuse('already-booked', { message: trainMessage(locale, 'already-booked') });
  if (!(await assignTrainLock(tx, body.lock, ref_number, now))) throw lockOver(locale);
  if (!(await takeTrainPlaces(tx, ref_number, wanted)))
    throw refuse('sold-out', { status: 409, message: trainMessage(locale, 'place-gone') });
  log.info('order-booked', { ref_number, total });
  return { status_code: 200 as const, result: { ref_number } };
}

function lockOver(locale: RouteContext<Booking>['locale']) {
  return refuse('quote-expired', { message: trainMessage(locale, 'lock-over') });
}
