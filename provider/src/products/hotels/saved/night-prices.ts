import { addDays, homeDate } from '@aylal/domain/calendar';
import type { Money } from '@aylal/domain/money';
import type { Logger } from '@aylal/server';
import type { HotelFacts } from '../catalogue/hotel-facts.ts';
import type { HotelServices } from '../hotel-services.ts';
import type { AvailableStay } from '../suppliers/hotel-supplier.ts';

const DAYS_AHEAD = 30;

/** The cheapest room for two for a night a month ahead, by hotel: one measure for then and now. A partner that is silent tells none. */
export async function nightPrices(
  desk: HotelServices,
  hotels: readonly HotelFacts[],
  now: number,
  log: Logger,
): Promise<ReadonlyMap<string, Money>> {
  const check_in = addDays(homeDate(now), DAYS_AHEAD);
  const night = { check_in, check_out: addDays(check_in, 1), rooms: 1, adults: 2, children: 0, child_age_details: '' };
  const { stays } = await desk.supplier.availability({ wish: night, now }, hotels).catch((error: unknown) => {
    log.warn('hotel-supplier-silent', { error });
    return { stays: new Map<string, AvailableStay>() };
  });
  return new Map([...stays].map(([code, { prices }]) => [code, prices.total]));
}
