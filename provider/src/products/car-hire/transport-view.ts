import { termsView } from '../../commerce/refunds/dated-terms.ts';
import type { Transport, TransportListed } from '@aylal/contracts/transports';
import type { LocalDate } from '@aylal/domain/calendar';
import type { Locale } from '@aylal/domain/language';
import { transportPictureOf } from './pictures/transport-picture.ts';
import type { SupplierTransport } from './transport-supplier.ts';

/** A car of the list as its customer reads it. */
export function listedTransport(one: SupplierTransport, locale: Locale): TransportListed {
  return {
    id: one.id,
    title: one.title[locale],
    price: one.price,
    picture: transportPictureOf(one),
    kind: one.kind,
    vehicle_class: one.vehicleClass,
    vehicle: one.vehicle[locale],
    seats: one.seats,
    luggage: one.luggage,
    lead: one.lead[locale],
  };
}

/** A car with everything that is said of it; `taken` are the days to come on which it is somebody's, ours included. */
export function transportView(one: SupplierTransport, taken: readonly LocalDate[], locale: Locale): Transport {
  return {
    ...listedTransport(one, locale),
    languages: [...one.languages],
    included: one.included.map((texts) => texts[locale]),
    excluded: one.excluded.map((texts) => texts[locale]),
    free_waiting_minutes: one.freeWaitingMinutes,
    waiting_price: one.waitingPrice,
    min_days: one.minDays,
    max_days: one.maxDays,
    notice_hours: one.noticeHours,
    asks_flight: one.asksFlight,
    terms: termsView(one.terms),
    taken: [...taken],
    last_day: one.lastDay,
  };
}
