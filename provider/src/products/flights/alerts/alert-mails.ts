import { addDays, daysBetween, type LocalDate } from '@aylal/domain/calendar';
import { movedTrips, readNextTrips, writeNextTrips } from '@aylal/domain/flights';
import { formatDayWithYear, formatMoney } from '@aylal/i18n/formats';
import type { Deps } from '../../../platform/deps.ts';
import { signedLink } from '../../../accounts/signed-link.ts';
import type { Message } from '../../../platform/outbox/outbox.ts';
import { flightMessage } from '../messages/flight-messages.ts';
import type { PriceAlertRow } from './alert-store.ts';
import { placeNames } from './alert-view.ts';
import type { LowestFare } from './fare-port.ts';
import { nextTripsOf } from '../handlers/flight-services.ts';

/** `set`: the alert watches from now on; `fallen`: the price is at the limit or under it. */
export type AlertMail = 'set' | 'fallen';

/** A mail about an alert, in the language it was set in, not yet sent. `found` is what a `fallen` price is. */
export async function alertMail(
  deps: Pick<Deps, 'config' | 'fares' | 'vault'>,
  alert: PriceAlertRow,
  mail: AlertMail,
  found: LowestFare = { depart_date: alert.depart_date, total_fare: alert.max_price },
): Promise<Message> {
  const { locale } = alert;
  const pages = `${deps.config.publicUrl}/${locale}/flights`;
  const names = await placeNames(deps.fares, alert, locale);
  const last = alert.return_date ?? nextTripsOf(alert.next_trips ?? '').at(-1)?.date;
  const days = [alert.depart_date, ...(last === undefined ? [] : [last])].map((day) => formatDayWithYear(day, locale));
  const facts = {
    journey: `${names.origin} – ${names.destination}, ${days.join(' – ')}`,
    limit: formatMoney(alert.max_price, locale),
    flexDays: alert.flex_date,
    price: formatMoney(found.total_fare, locale),
    day: formatDayWithYear(found.depart_date, locale),
    offersLink: `${pages}/results?${searchOf(alert, found.depart_date)}`,
    stopLink: `${pages}/alerts/stop?link=${signedLink(deps, 'price-alert-link', alert.id)}`,
  };
  return {
    channel: 'email',
    to: alert.contact_email,
    locale,
    subject: flightMessage(locale, `alert.${mail}.subject`, facts),
    body: flightMessage(locale, `alert.${mail}.body`, facts),
  };
}

/** The search that shows the offers of the day that was found; what follows keeps its distance. */
function searchOf(alert: PriceAlertRow, depart: LocalDate): URLSearchParams {
  const moved = daysBetween(alert.depart_date, depart);
  const next = writeNextTrips(movedTrips(readNextTrips(alert.next_trips ?? ''), moved));
  return new URLSearchParams({
    _from: alert.origin,
    _to: alert.destination,
    depart_date: depart,
    ...(alert.return_date === null ? {} : { return_date: addDays(alert.return_date, moved) }),
    ...(next === '' ? {} : { next_trips: next }),
    trip_type: alert.trip_type,
    adult: String(alert.adult),
    child: String(alert.child),
    infant: String(alert.infant),
  });
}
