import * as v from 'valibot';
import { parsePartnerAnswer } from '../../../platform/partner-http/parse-partner-answer.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import {
  createPartnerTransport,
  type PartnerCall,
  type PartnerTransportSettings,
} from '../../../platform/partner-http/partner-transport.ts';
import type { SupplierTrip, TripSupplier } from '../trip-supplier.ts';
import { booking, bookingsAnswer, refusal, tripRecord, tripsAnswer } from './operator-messages.ts';

export interface OperatorSettings extends Omit<PartnerTransportSettings, 'refusalKey'> {
  readonly token: string;
}

/** The selling system of a tour operator. */
export function createOperatorClient({ token, ...settings }: OperatorSettings): TripSupplier {
  const transport = createPartnerTransport({ ...settings, refusalKey });

  async function call(what: Omit<PartnerCall, 'authorization'>): Promise<unknown> {
    const answer = await transport.send({ ...what, authorization: `Bearer ${token}` });
    if (answer.status >= 300) throw new PartnerError('refused', answer.key);
    return answer.body;
  }

  return {
    trips: async () => {
      const body = await call({ method: 'GET', path: '/trips', repeatable: true });
      return parsePartnerAnswer(tripsAnswer, body, 'unavailable').trips.flatMap(readTrip);
    },
    book: async (wanted) => {
      const body = await call({ method: 'POST', path: '/bookings', body: wanted, repeatable: false });
      return { confirmation: parsePartnerAnswer(booking, body, 'unknown').confirmation };
    },
    findBooking: async (reference) => {
      const path = `/bookings?reference=${encodeURIComponent(reference)}`;
      const { bookings } = parsePartnerAnswer(
        bookingsAnswer,
        await call({ method: 'GET', path, repeatable: true }),
        'unavailable',
      );
      const made = bookings.find((one) => one.reference === reference);
      return made && { confirmation: made.confirmation };
    },
    cancel: async (reference) => {
      const path = `/bookings?reference=${encodeURIComponent(reference)}`;
      await call({ method: 'DELETE', path, repeatable: true });
    },
    close: () => transport.close(),
  };
}

function refusalKey(body: unknown): string {
  const parsed = v.safeParse(refusal, body);
  return parsed.success ? parsed.output.error : '';
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
