import type { Deps } from '../../../platform/deps.ts';
import { formatMoney } from '@aylal/i18n/formats';
import { addWork } from '../../../commerce/work-list/work-list.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { claimNextJob } from '../../../platform/jobs/claim-next-job.ts';
import { sql } from 'kysely';
import { finishRide } from './ride-store.ts';
import { rideMessage } from '../messages/ride-messages.ts';
import type { RideRow } from './ride-tables.ts';

/** A lock that does not answer is asked again after so long, and after so many times the ride is over without it. */
const AGAIN_MS = 60_000;
const MOST_TRIES = 10;

type EndDeps = Pick<Deps, 'db' | 'vehicles' | 'outbox' | 'logger' | 'clock'>;

/**
 * Ends the ride that is over its time longest: locks its vehicle, takes the price, which has stopped at 120 minutes, and tells the rider. A lock that never answers
 * keeps nobody from riding: then a person has to look after the vehicle, which is on the work list. False when no ride is due. Safe to run in parallel.
 */
export async function endNextOverdueRide(deps: EndDeps): Promise<boolean> {
  const { db, vehicles, logger, clock } = deps;
  const now = clock.now();
  const ride = await db.transaction().execute((tx) => claimNextJob<RideRow>(tx, overdue, now, () => AGAIN_MS));
  if (!ride) return false;
  const locked = await vehicles.lock(ride.vehicle).then(
    () => true,
    (error: unknown) => {
      logger.warn('vehicle-not-locked', { ride: ride.id, tries: ride.end_tries, error });
      return false;
    },
  );
  if (!locked && ride.end_tries < MOST_TRIES) return true;
  if (!locked) {
    logger.error('vehicle-left-open', { ride: ride.id, vehicle: ride.vehicle });
    const task =
      'The lock of this vehicle does not answer, and the ride is over without it. Send a colleague to lock it.';
    const raw = { vehicle: ride.vehicle, plate: ride.plate_no };
    await addWork(db, { kind: 'ride-problem', reference: ride.id, amount: ride.price ?? 0, task, at: now, raw });
  }
  await db.transaction().execute((tx) => end(deps, tx, ride, now));
  return true;
}

const overdue = {
  table: 'rides',
  key: 'id',
  dueAt: 'end_at',
  attempts: 'end_tries',
  where: sql<boolean>`ended_at is null`,
} as const;

/** Locked while it is checked: its rider may end it at the same moment, and then the page shows it. */
async function end({ outbox, logger }: EndDeps, tx: Tx, { id, user_id }: RideRow, now: number): Promise<void> {
  const open = await tx
    .selectFrom('rides')
    .select('id')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  const ride = open && (await finishRide(tx, user_id, id, now));
  if (!ride) return;
  const rider = await tx.selectFrom('users').select('email').where('id', '=', user_id).executeTakeFirst();
  if (rider?.email) {
    const { locale } = ride;
    const facts = { plate: ride.plate_no, amount: formatMoney(ride.price ?? 0, locale) };
    const subject = rideMessage(locale, 'ride-ended.subject', facts);
    const body = rideMessage(locale, 'ride-ended.body', facts);
    await outbox.send(tx, { channel: 'email', to: rider.email, locale, subject, body });
  }
  logger.info('ride-ended-for-rider', { ride: id, price: ride.price });
}
