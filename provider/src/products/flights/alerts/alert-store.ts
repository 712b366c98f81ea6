import { type LocalDate, daysMs } from '@aylal/domain/calendar';
import type { FlexibleDays, TripType } from '@aylal/domain/flights';
import type { Locale } from '@aylal/domain/language';
import type { Money } from '@aylal/domain/money';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';

export interface PriceAlertRow {
  id: string;
  user_id: string | null;
  /** In small letters. */
  contact_email: string;
  locale: Locale;
  origin: string;
  destination: string;
  trip_type: TripType;
  depart_date: LocalDate;
  return_date: LocalDate | null;
  /** As the call carries them; null but for a journey over several towns. */
  next_trips: string | null;
  adult: number;
  child: number;
  infant: number;
  max_price: Money;
  flex_date: FlexibleDays;
  created_at: number;
  /** The end of the day of departure where the journey begins. */
  ends_at: number;
  stopped_at: number | null;
  next_check_at: number | null;
  lowest_date: LocalDate | null;
  lowest_total: Money | null;
  /** The customer knows of the present fall. */
  told: boolean;
  told_at: number | null;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    price_alerts: PriceAlertRow;
  }
}

/** What tells one alert of an address from another. */
export type WatchedJourney = Pick<
  PriceAlertRow,
  'origin' | 'destination' | 'trip_type' | 'depart_date' | 'return_date' | 'next_trips' | 'adult' | 'child' | 'infant'
>;

/** Ended alerts are kept this long, so that their links still say what they were. */
const KEPT_MS = daysMs(30);

const open = (db: Db | Tx, now: number) =>
  db.selectFrom('price_alerts').selectAll().where('stopped_at', 'is', null).where('ends_at', '>', now);

/** The alerts of an address that still watch; until the transaction ends nobody else adds one to it. */
export async function lockAlertsTo(tx: Tx, email: string, now: number): Promise<PriceAlertRow[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 3))`.execute(tx);
  return open(tx, now).where('contact_email', '=', email).execute();
}

export async function addAlert(tx: Tx, alert: PriceAlertRow): Promise<void> {
  await tx.insertInto('price_alerts').values(alert).execute();
}

/** A new limit: it is looked at again at once, as if no mail had been sent. */
export async function changeAlert(
  tx: Tx,
  id: string,
  change: Pick<PriceAlertRow, 'max_price' | 'flex_date' | 'locale'>,
  now: number,
): Promise<void> {
  await tx
    .updateTable('price_alerts')
    .set({ ...change, told: false, next_check_at: now })
    .where('id', '=', id)
    .execute();
}

/** Every alert that still watches for this customer: made by the account, or for its address. */
export async function listAlerts(db: Db, userId: string, email: string | null, now: number): Promise<PriceAlertRow[]> {
  return open(db, now)
    .where((or) =>
      or.or([or('user_id', '=', userId), ...(email === null ? [] : [or('contact_email', '=', email.toLowerCase())])]),
    )
    .orderBy('depart_date')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Undefined for an alert that is not there, or whose day is over. */
export async function findAlert(db: Db, id: string, now: number): Promise<PriceAlertRow | undefined> {
  return db.selectFrom('price_alerts').selectAll().where('id', '=', id).where('ends_at', '>', now).executeTakeFirst();
}

/** Safe to repeat. */
export async function stopAlert(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable('price_alerts')
    .set({ stopped_at: now, next_check_at: null })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .execute();
}

/** The alert that waits longest for a look; for `leaseMs` no other instance takes it. */
export async function claimDueAlert(db: Db, now: number, leaseMs: number): Promise<PriceAlertRow | undefined> {
  return db
    .updateTable('price_alerts')
    .set({ next_check_at: now + leaseMs })
    .where('id', '=', (from) =>
      from
        .selectFrom('price_alerts')
        .select('id')
        .where('next_check_at', '<=', now)
        .orderBy('next_check_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** What a look brought. False when the alert was stopped or changed meanwhile: then nothing is kept, and no mail may be sent. */
export async function keepLook(
  tx: Tx,
  seen: PriceAlertRow,
  look: Pick<PriceAlertRow, 'next_check_at' | 'lowest_date' | 'lowest_total' | 'told' | 'told_at'>,
): Promise<boolean> {
  const updated = await tx
    .updateTable('price_alerts')
    .set(look)
    .where('id', '=', seen.id)
    .where('stopped_at', 'is', null)
    .where('next_check_at', '=', seen.next_check_at)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

export async function forgetEndedAlerts(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('price_alerts')
    .where('ends_at', '<', now - KEPT_MS)
    .execute();
}
