import * as v from 'valibot';
import { createBearerClient, type BearerClientSettings } from '../../../platform/partner-http/bearer-client.ts';
import { parsePartnerAnswer } from '../../../platform/partner-http/parse-partner-answer.ts';
import type { SupplierTrip, TripSupplier } from '../trip-supplier.ts';
import { booking, bookingsAnswer, tripRecord, tripsAnswer } from './operator-messages.ts';

/** The selling system of a tour operator. */
export function createOperatorClient(settings: BearerClientSettings): TripSupplier {
  const { call, read, close } = createBearerClient(settings);
  return {
    trips: async () => {
      const body = await read('/trips');
      return parsePartnerAnswer(tripsAnswer, body, 'unavailable').trips.flatMap(readTrip);
    },
    book: async (wanted) => {
      const { body } = await call({ method: 'POST', path: '/bookings', body: wanted, repeatable: false });
      return { confirmation: parsePartnerAnswer(booking, body, 'unknown').confirmation };
    },
    findBooking: async (reference) => {
      const path = `/bookings?reference=${encodeURIComponent(reference)}`;
      const { bookings } = parsePartnerAnswer(bookingsAnswer, await read(path), 'unavailable');
      const made = bookings.find((one) => one.reference === reference);
      return made && { confirmation: made.confirmation };
    },
    cancel: async (reference) => {
      const path = `/bookings?reference=${encodeURIComponent(reference)}`;
      await call({ method: 'DELETE', path, repeatable: true });
    },
    close,
  };
}

function readTrip(record: unknown): SupplierTrip[] {
  const parsed = v.safeParse(tripRecord, record);
  if (!parsed.success) return [];
  const { min_group, max_group, child_below, terms, departures, ...rest } = parsed.output;
  return [
    {
      ...rest,
      minGroup: min_group,
      maxGroup: max_group,
      childBelow: child_below,
      terms: terms
        .map(({ days_before, percent }) => ({ daysBefore: days_before, percent }))
        .toSorted((a, b) => b.daysBefore - a.daysBefore),
      departures: departures
        .map(({ single_supplement, child_price, ...one }) => ({
          ...one,
          singleSupplement: single_supplement,
          childPrice: child_price,
        }))
        .toSorted((a, b) => a.date.localeCompare(b.date)),
    },
  ];
}
