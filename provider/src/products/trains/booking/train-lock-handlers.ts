import { lockTrainPlaces, releaseTrainLock } from '@aylal/contracts/trains';
import { minutesMs } from '@aylal/domain/calendar';
import type { Locale } from '@aylal/domain/language';
import type { Deps } from '../../../platform/deps.ts';
import { sha256 } from '../../../platform/ids.ts';
import { orUnavailable } from '../../../platform/partner-http/or-unavailable.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { trainMessage } from '../messages/train-messages.ts';
import type { SupplierTrain, TrainLockWish, SupplierTrainLock } from '../train-supplier.ts';
import { deleteTrainLock, findOpenTrainLock, insertTrainLock } from './train-locks.ts';

/** The railway holds a place longer than we promise, so that who pays in the last minute still gets the ticket. */
export const TO_ISSUE_MS = minutesMs(5);
/** Whoever chooses, locks a few times. */
const aFew = { perAddress: { calls: 30, seconds: 60 } };

/** NEED-151, NEED-152: places locked at the railway for a customer, and released by anyone who knows the token. */
export function trainLockRoutes(
  deps: Pick<Deps, 'clock' | 'db' | 'ids' | 'logger' | 'partnerCalls' | 'trains'>,
): readonly Route[] {
  const { clock, db, ids } = deps;
  return [
    route(lockTrainPlaces).to(async ({ body, session, now, locale, log }) => {
      const train = await sellable(deps, body.voyage, now);
      const wagon = train.wagons.find(({ number }) => number === body.wagon);
      const open = await findOpenTrainLock(db, session.userId);
      const own = open && open.train === train.id && open.wagon === body.wagon ? open.places : [];
      const free = [...(wagon?.free ?? []), ...own];
      if (!wagon || !body.places.every((place) => free.includes(place))) throw gone(locale);
      if (open) await releaseLock(deps, open.id);
      const word = ids.token();
      const wish = { train: train.id, wagon: wagon.number, places: body.places };
      const got = await deps.partnerCalls.about(sha256(word), () => locked(deps, wish, locale));
      const expires_at = Math.min(got.expiresAt - TO_ISSUE_MS, departureOf(train));
      const lock = {
        user_id: session.userId,
        partner_lock: got.lock,
        train: train.id,
        wagon: wagon.number,
        places: body.places,
        expires_at,
      };
      // Another call of the same customer may have locked meanwhile: the last one keeps its places.
      while (!(await insertTrainLock(db, word, lock, now))) {
        const other = await findOpenTrainLock(db, session.userId);
        if (other) await releaseLock(deps, other.id);
      }
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
      await releaseLock(deps, sha256(body.lock));
      return { status_code: 200, result: {} };
    }, aFew),
  ];
}

/** Gives the places of a lock back, unless an order has it. */
async function releaseLock({ db, logger, trains }: Pick<Deps, 'db' | 'logger' | 'trains'>, id: string): Promise<void> {
  const lock = await deleteTrainLock(db, id);
  try {
    if (lock) await trains.supplier.release(lock.partner_lock);
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    // It ends by itself.
    logger.warn('train-supplier-failed', { kind: error.kind, key: error.key });
  }
}

/** A train that goes and has not left. */
export async function sellable({ trains }: Pick<Deps, 'trains'>, id: string, now: number): Promise<SupplierTrain> {
  const train = await orUnavailable(trains.supplier.train(id));
  if (!train || train.cancelled || departureOf(train) <= now) throw refuse('offer-gone');
  return train;
}

function departureOf({ from, stops }: SupplierTrain): number {
  return Date.parse(stops.find(({ station }) => station === from)?.departsAt ?? '') || 0;
}

async function locked(
  { trains }: Pick<Deps, 'trains'>,
  wish: TrainLockWish,
  locale: Locale,
): Promise<SupplierTrainLock> {
  try {
    return await trains.supplier.lock(wish);
  } catch (error) {
    if (error instanceof PartnerError && error.key === 'PLACE_TAKEN') throw gone(locale);
    return orUnavailable(Promise.reject(error));
  }
}

function gone(locale: Locale) {
  return refuse('sold-out', { status: 409, message: trainMessage(locale, 'place-gone') });
}
