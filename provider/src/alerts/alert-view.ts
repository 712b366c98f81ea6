import type { LinkedPriceAlert, OwnPriceAlert } from '@aylal/contracts';
import type { Locale } from '@aylal/domain';
import type { PriceAlertRow } from './alert-store.ts';
import type { FarePort } from './fare-port.ts';

/** An alert as its customer sees it. */
export async function ownAlertView(fares: FarePort, alert: PriceAlertRow, locale: Locale): Promise<OwnPriceAlert> {
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
  const { origin, destination, trip_type, depart_date, return_date, adult, child, infant, max_price, flex_date } =
    alert;
  const [origin_name, destination_name] = await Promise.all([
    fares.cityName(origin, locale),
    fares.cityName(destination, locale),
  ]);
  return {
    origin,
    origin_name,
    destination,
    destination_name,
    trip_type,
    adult,
    child,
    infant,
    depart_date,
    ...(return_date === null ? {} : { return_date }),
    max_price,
    flex_date,
  };
}
