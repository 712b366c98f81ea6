import type { LinkedPriceAlert, CustomerPriceAlert } from '@aylal/contracts/flights';
import { readNextTrips } from '@aylal/domain/flights';
import type { Locale } from '@aylal/domain/language';
import type { PriceAlertRow } from './alert-store.ts';
import type { FarePort } from './fare-port.ts';

/** An alert as its customer sees it. */
export async function customerAlertView(
  fares: FarePort,
  alert: PriceAlertRow,
  locale: Locale,
): Promise<CustomerPriceAlert> {
  const { id, contact_email, lowest_date, lowest_total } = alert;
  return {
    id,
    ...(await watched(fares, alert, locale)),
    contact_email,
    created_at: new Date(alert.created_at).toISOString(),
    lowest:
      lowest_date === null || lowest_total === null ? null : { depart_date: lowest_date, total_fare: lowest_total },
  };
}

/** An alert as whoever holds its link sees it: the link may have been passed on. */
export async function linkedAlertView(
  fares: FarePort,
  alert: PriceAlertRow,
  locale: Locale,
): Promise<LinkedPriceAlert> {
  return {
    ...(await watched(fares, alert, locale)),
    contact_email: alert.contact_email.replace(/^(.)[^@]*/, '$1***'),
    stopped: alert.stopped_at !== null,
  };
}

async function watched(fares: FarePort, alert: PriceAlertRow, locale: Locale) {
  const { origin, destination, trip_type, depart_date, return_date, next_trips, adult, child, infant } = alert;
  const { max_price, flex_date } = alert;
  const names = await placeNames(fares, alert, locale);
  return {
    origin,
    origin_name: names.origin,
    destination,
    destination_name: names.destination,
    trip_type,
    adult,
    child,
    infant,
    depart_date,
    ...(return_date === null ? {} : { return_date }),
    ...(next_trips === null ? {} : { next_trips }),
    max_price,
    flex_date,
  };
}

/** The cities of a watched journey; over several towns the destination goes on through all that follow. */
export async function placeNames(
  fares: FarePort,
  { origin, destination, next_trips }: Pick<PriceAlertRow, 'origin' | 'destination' | 'next_trips'>,
  locale: Locale,
): Promise<{ origin: string; destination: string }> {
  const codes = [destination, ...readNextTrips(next_trips ?? '').flatMap(({ _from, _to }) => [_from, _to])];
  const stays = codes.filter((code, index) => code !== codes[index - 1]);
  const [first, ...rest] = await Promise.all([origin, ...stays].map((code) => fares.cityName(code, locale)));
  return { origin: first ?? origin, destination: rest.join(' – ') };
}
