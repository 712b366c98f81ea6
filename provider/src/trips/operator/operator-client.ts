import * as v from 'valibot';
import { parsePartnerAnswer } from '../../partners/parse-partner-answer.ts';
import { PartnerError } from '../../partners/partner-error.ts';
import { createPartnerTransport, type PartnerTransportSettings } from '../../partners/partner-transport.ts';
import type { SupplierTrip, TripSupplier } from '../trip-supplier.ts';
import { refusal, tripRecord, tripsAnswer } from './operator-messages.ts';

export interface OperatorSettings extends Omit<PartnerTransportSettings, 'refusalKey'> {
  readonly token: string;
}

/** The selling system of a tour operator. */
export function createOperatorClient({ token, ...settings }: OperatorSettings): TripSupplier {
  const transport = createPartnerTransport({ ...settings, refusalKey });

  return {
    trips: async () => {
      const answer = await transport.send({
        method: 'GET',
        path: '/trips',
        authorization: `Bearer ${token}`,
        repeatable: true,
      });
      if (answer.status >= 300) throw new PartnerError('refused', answer.key);
      return parsePartnerAnswer(tripsAnswer, answer.body, 'unavailable').trips.flatMap(readTrip);
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
