import type { FlightTrip } from '@aylal/contracts/flights';
import type { Locale } from '@aylal/domain/language';
import { formatDay } from '@aylal/shell';

/** The day on which a trip begins, in words; nothing for one without flights. */
export function firstDay({ flights: [first] }: Pick<FlightTrip, 'flights'>, locale: Locale): string {
  return first ? formatDay(first.departure_date, locale) : '';
}
