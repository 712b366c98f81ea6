import { daysMs } from '@aylal/domain/calendar';
import type { CancellationEntry } from '@aylal/domain/hotels';
import type { Money } from '@aylal/domain/money';
import type { SandboxHotel, Partner } from '../catalogue/make-hotel.ts';
import { mixed } from '../../../platform/drawing/seeded-random.ts';
import type { StayCriteria } from './stay-criteria.ts';
import type { ZoneWriter } from './zone-writer.ts';

/** How a room is sold. `freeDays` is until how many days before the stay cancelling costs nothing; null where it always costs everything. */
export interface RatePlan {
  readonly key: string;
  readonly payType: 'online' | 'AT_WEB' | 'AT_HOTEL';
  readonly factor: number;
  readonly freeDays: number | null;
  readonly breakfast: boolean;
}

// What gives less costs less: a plan without breakfast is cheaper than every one with it.
const flexible: RatePlan = { key: 'flexible', payType: 'online', factor: 1, freeDays: 1, breakfast: true };
const saver: RatePlan = { key: 'saver', payType: 'online', factor: 0.88, freeDays: null, breakfast: false };
const atHotel: RatePlan = { key: 'at-hotel', payType: 'AT_HOTEL', factor: 1.04, freeDays: 2, breakfast: true };
const atWeb: RatePlan = { key: 'at-web', payType: 'AT_WEB', factor: 0.95, freeDays: 3, breakfast: false };

const ofPartner: Readonly<Record<Partner, readonly RatePlan[]>> = {
  dida: [flexible, saver],
  hotelbeds: [flexible, saver, atHotel],
  ctrip: [flexible, saver],
  agoda: [flexible, atWeb],
};

/** The plans of a hotel; a few sell nothing that could be cancelled. */
export function plansOf(hotel: SandboxHotel): readonly RatePlan[] {
  const plans = ofPartner[hotel.partner];
  const strict = mixed(hotel.seed, 90) < 0.08;
  return strict && plans.includes(saver) ? [saver] : plans;
}

const NOON = 12 * 60;
const EVENING = 18 * 60;

/** Dated terms of a plan in the hotel's zone: nothing until then, one night after it, all from the day of arrival on. */
export function cancellationTerms(
  plan: RatePlan,
  hotel: SandboxHotel,
  ask: StayCriteria,
  total: Money,
  write: ZoneWriter,
): CancellationEntry[] {
  const written = (day: number, minute: number) => write(hotel.city.zone, day, minute);
  if (plan.freeDays === null) return [{ Amount: total, FromDate: written(Math.floor(ask.now / daysMs(1)) - 1, 0) }];
  const hour = mixed(hotel.seed, 91) < 0.4 ? NOON : EVENING;
  return [
    { Amount: Math.round(total / ask.nights / 100) * 100, FromDate: written(ask.day - plan.freeDays, hour) },
    { Amount: total, FromDate: written(ask.day, NOON) },
  ];
}
