import { lockTrainPlaces, releaseTrainLock } from '@aylal/contracts';
import type { Locale } from '@aylal/domain';
import type { Deps } from '../../deps.ts';
import { heard } from '../../partners/heard.ts';
import { PartnerError } from '../../partners/partner-error.ts';
import { refuse } from '../../router/problem-error.ts';
import { route, type Route } from '../../router/route.ts';
import { trainMessages } from '../train-messages.ts';
import type { SupplierTrain, TrainLockWish, SupplierTrainLock } from '../train-supplier.ts';
import { dropTrainLock, keepTrainLock } from './train-locks.ts';

/** The railway holds a place longer than we promise, so that who pays in the last minute still gets the ticket. */
const TO_ISSUE_MS = 5 * 60_000;
/** Whoever chooses, locks a few times; more from one address empties a train. */
const aFew = { perAddress: { calls: 30, seconds: 60 } };

/** NEED-151, NEED-152: places locked at the railway, and given back. Nobody is signed in yet: whoever knows the word has the lock. */
export function trainLockRoutes(deps: Deps): readonly Route[] {
  const { db, clock, ids, logger, trains } = deps;
  return [
    route(lockTrainPlaces).to(async ({ body, now, locale, log }) => {
      const train = await sellable(deps, body.voyage, now);
      const wagon = train.wagons.find(({ number }) => number === body.wagon);
      if (!wagon?.free.length || !body.places.every((place) => wagon.free.includes(place))) throw gone(locale);
      const got = await locked(deps, { train: train.id, wagon: wagon.number, places: body.places }, locale);
      const word = ids.token();
      const expires_at = Math.min(got.expiresAt - TO_ISSUE_MS, departureOf(train));
      const lock = { partner_lock: got.lock, train: train.id, wagon: wagon.number, places: body.places, expires_at };
      await keepTrainLock(db, word, lock, now);
      log.info('train-locked', { train: train.id, places: body.places.length });
      return {
        status_code: 200,
        result: {
          lock: word,
          expires_at: new Date(expires_at).toISOString(),
          server_time: new Date(clock.now()).toISOString(),
        },
      };
    }, aFew),
    route(releaseTrainLock).to(async ({ body }) => {
      const lock = await dropTrainLock(db, body.lock);
      try {
        if (lock) await trains.supplier.release(lock.partner_lock);
      } catch (error) {
        if (!(error instanceof PartnerError)) throw error;
        // It ends by itself.
        logger.warn('train-supplier-failed', { kind: error.kind, key: error.key });
      }
      return { status_code: 200, result: {} };
    }, aFew),
  ];
}

/** A train that goes and has not left. */
export async function sellable({ trains }: Pick<Deps, 'trains'>, id: string, now: number): Promise<SupplierTrain> {
  const train = await heard(trains.supplier.train(id));
  if (!train || train.cancelled || departureOf(train) <= now) throw refuse('offer-gone');
  return train;
}

function departureOf({ from, stops }: SupplierTrain): number {
  return Date.parse(stops.find(({ station }) => station === from)?.departsAt ?? '') || 0;
}

async function locked({ trains }: Deps, wish: TrainLockWish, locale: Locale): Promise<SupplierTrainLock> {
  try {
    return await trains.supplier.lock(wish);
  } catch (error) {
    if (error instanceof PartnerError && error.key === 'PLACE_TAKEN') throw gone(locale);
    return heard(Promise.reject(error));
  }
}

function gone(locale: Locale) {
  return refuse('sold-out', { status: 409, message: trainMessages[locale]['place-gone'] });
}
