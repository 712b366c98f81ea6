import type { StayWish } from '@aylal/domain';
import type { Logger } from '../logger.ts';
import { refuse } from '../router/problem-error.ts';
import type { HotelCatalogue } from './catalogue/hotel-catalogue.ts';
import type { PricedHotel } from './list/choose-hotels.ts';
import type { FoundPlace } from './list/find-place.ts';
import type { RateMaker } from './rates/hotel-rates.ts';
import { stayAsk, type StayAsk } from './rates/stay-ask.ts';
import type { HotelSupplier } from './suppliers/hotel-supplier.ts';
import type { TakenRooms } from './rates/taken-rooms.ts';
import { readAvailability } from './suppliers/read-availability.ts';

/** What the handlers of hotels share. */
export interface HotelDesk extends RateMaker {
  readonly catalogue: HotelCatalogue;
  readonly supplier: HotelSupplier;
  /** A stay with what our own orders have taken of its nights. */
  ask(wish: StayWish, now: number): Promise<StayAsk>;
  /** The hotels of a place with what the stay costs now; told again for a minute, so that pages and filters of a search agree. Refuses as `unavailable` when partners do not answer. */
  priced(place: FoundPlace, wish: StayWish, now: number, log: Logger): Promise<readonly PricedHotel[]>;
}

const MOST_KEPT = 40;
const KEPT_MS = 60_000;

export function createHotelDesk(
  parts: Pick<HotelDesk, 'catalogue' | 'types' | 'write'>,
  supplier: HotelSupplier,
  taken: (nights: Pick<StayAsk, 'day' | 'nights'>) => Promise<TakenRooms>,
): HotelDesk {
  const kept = new Map<string, { readonly until: number; readonly hotels: readonly PricedHotel[] }>();

  async function askPartners(place: FoundPlace, stay: StayAsk, log: Logger): Promise<readonly PricedHotel[]> {
    const answers = await supplier.availability(stay, place.hotels).catch((error: unknown) => {
      log.warn('hotel-supplier-silent', { error });
      throw refuse('unavailable', { retryAfterSeconds: 1 });
    });
    const { stays, dropped } = readAvailability(answers);
    if (dropped > 0) log.warn('hotel-records-dropped', { dropped, of: answers.length });
    return place.hotels.map((hotel) => ({ hotel, stay: stays.get(hotel.code) ?? null }));
  }

  return {
    ...parts,
    supplier,
    ask: async (wish, now) => {
      const stay = stayAsk(wish, now);
      return { ...stay, taken: await taken(stay) };
    },
    priced: async (place, wish, now, log) => {
      const stay = stayAsk(wish, now);
      const key = [place.code, place.name('en'), stay.day, stay.nights, stay.rooms, stay.perRoom].join(' ');
      const known = kept.get(key);
      if (known && known.until > now) return known.hotels;
      const hotels = await askPartners(place, { ...stay, taken: await taken(stay) }, log);
      kept.delete(key);
      kept.set(key, { until: now + KEPT_MS, hotels });
      for (const oldest of kept.keys()) {
        if (kept.size <= MOST_KEPT) break;
        kept.delete(oldest);
      }
      return hotels;
    },
  };
}
