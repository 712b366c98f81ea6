import type { HotelRate } from '@aylal/contracts';
import type { Locale, Money, StayWish } from '@aylal/domain';
import { PartnerError } from '../../partners/partner-error.ts';
import { refuse } from '../../router/problem-error.ts';
import type { HotelFacts } from '../catalogue/make-hotel.ts';
import type { HotelDesk } from '../hotel-desk.ts';
import { hotelRates } from '../rates/hotel-rates.ts';
import { readRateKey, type RateName } from '../rates/rate-key.ts';
import type { StayAsk } from '../rates/stay-ask.ts';
import { readAvailability, type AvailableStay } from '../suppliers/read-availability.ts';

/** A rate that somebody names, with the price under which it was shown. */
export interface NamedRate {
  readonly hotel: HotelFacts;
  readonly name: RateName;
  readonly ask: StayAsk;
  readonly shown: HotelRate;
}

/** Prices that were shown longer ago, in stretches of six hours, are not told any more. */
const MOST_SLOTS = 28;

/** The rate of a key for a stay, as its asker has seen it. Refuses a key that is not of this hotel, and one of long ago, as `offer-gone`. */
export async function findRate(
  desk: HotelDesk,
  of: { readonly key: string; readonly code: string; readonly wish: StayWish },
  locale: Locale,
  now: number,
): Promise<NamedRate> {
  const name = readRateKey(of.key);
  const hotel = name && desk.catalogue.hotel(name.hotel);
  const ask = await desk.ask(of.wish, now);
  const slot = name?.slot ?? 0;
  if (!name || !hotel || hotel.code !== of.code.toUpperCase() || slot > ask.slot || slot < ask.slot - MOST_SLOTS)
    throw refuse('offer-gone');
  const shown = hotelRates(desk, hotel, { ...ask, slot }, locale).find(({ rate_key }) => rate_key === of.key);
  if (!shown) throw refuse('offer-gone');
  return { hotel, name, ask, shown };
}

/** What the partner says of it now. Refuses as `sold-out` when it is not to be had, and as `unavailable` when nobody answers. */
export async function askPartner(desk: HotelDesk, { hotel, name, ask }: NamedRate): Promise<AvailableStay> {
  let record: unknown;
  try {
    record = await desk.supplier.rate(ask, hotel, name);
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    throw refuse('unavailable', { retryAfterSeconds: 5 });
  }
  const stay = readAvailability(record === null ? [] : [record]).stays.get(hotel.code);
  if (!stay) throw refuse('sold-out');
  return stay;
}

/** A rate with the price and terms that are held. */
export function heldRate(
  rate: HotelRate,
  nights: number,
  held: { readonly price: Money; readonly cancellation: AvailableStay['cancellation'] },
): HotelRate {
  return {
    ...rate,
    rates: { total: held.price, per_night: Math.round(held.price / nights / 100) * 100, previous_total: null },
    cancellation: [...held.cancellation],
  };
}
