import type { PriceAlert } from '@aylal/contracts/flights';
import type { Locale } from '@aylal/domain/language';
import { findUser } from '../../../accounts/user-store.ts';
import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { alertMail } from './alert-mails.ts';
import { addAlert, changeAlert, lockAlertsTo, type PriceAlertRow, type WatchedJourney } from './alert-store.ts';

/** Anybody may type an address that is not theirs: few alerts fit it. The account that has proved its address may have more. */
const MOST_ALERTS = { proved: 20, typed: 5 };

/** Keeps an alert and says so to its address, both or neither. What is there already is not notified twice; a customer's own alert takes the new limit. */
export async function setAlert(
  deps: Pick<Deps, 'config' | 'db' | 'fares' | 'ids' | 'outbox' | 'vault'>,
  wish: PriceAlert,
  { userId, locale, now }: { userId: string | null; locale: Locale; now: number },
): Promise<void> {
  const alert = await newAlert(deps, wish, { userId, locale, now });
  const faults = await deps.fares.faults(alert, now);
  if (Object.keys(faults).length > 0) throw refuse('invalid-input', { fields: faults });
  const mail = await alertMail(deps, alert, 'set');
  const owner = userId === null ? undefined : await findUser(deps.db, userId);
  await deps.db.transaction().execute(async (tx) => {
    const there = await lockAlertsTo(tx, alert.contact_email, now);
    const known = there.find((one) => isSameJourney(one, alert) && (isSameLimit(one, alert) || isOwn(one, userId)));
    if (known) {
      if (isOwn(known, userId)) await changeAlert(tx, known.id, alert, now);
      return;
    }
    const proved = owner?.email?.toLowerCase() === alert.contact_email;
    if (there.length >= (proved ? MOST_ALERTS.proved : MOST_ALERTS.typed))
      throw refuse('invalid-input', { fields: { contact_email: 'validation_alerts_full' } });
    await addAlert(tx, alert);
    await deps.outbox.send(tx, mail);
  });
}

async function newAlert(
  deps: Pick<Deps, 'fares' | 'ids'>,
  { contact_email, ...wish }: PriceAlert,
  { userId, locale, now }: { userId: string | null; locale: Locale; now: number },
): Promise<PriceAlertRow> {
  const journey = { ...wish, return_date: wish.return_date ?? null, next_trips: wish.next_trips ?? null };
  return {
    id: deps.ids.uuid(),
    user_id: userId,
    contact_email: contact_email.toLowerCase(),
    locale,
    ...journey,
    created_at: now,
    ends_at: await deps.fares.endOfDeparture(journey),
    stopped_at: null,
    next_check_at: now,
    lowest_date: null,
    lowest_total: null,
    told: false,
    told_at: null,
  };
}

const journeyFields = [
  'origin',
  'destination',
  'trip_type',
  'depart_date',
  'return_date',
  'next_trips',
  'adult',
  'child',
  'infant',
] as const satisfies readonly (keyof WatchedJourney)[];

function isSameJourney(one: WatchedJourney, other: WatchedJourney): boolean {
  return journeyFields.every((field) => one[field] === other[field]);
}

function isSameLimit(one: PriceAlertRow, other: PriceAlertRow): boolean {
  return one.max_price === other.max_price && one.flex_date === other.flex_date;
}

function isOwn(alert: PriceAlertRow, userId: string | null): boolean {
  return userId !== null && alert.user_id === userId;
}
