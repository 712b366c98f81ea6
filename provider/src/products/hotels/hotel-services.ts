import { LRUCache } from 'lru-cache';
import type { StayWish } from '@aylal/domain/hotels';
import type { Logger } from '@aylal/server';
import { refuse } from '../../platform/http/problem-error.ts';
import type { HotelCatalogue } from './catalogue/hotel-catalogue.ts';
import type { PricedHotel } from './list/choose-hotels.ts';
import type { FoundPlace } from './list/find-place.ts';
import type { ZoneWriter } from './rates/zone-writer.ts';
import type { HotelSupplier, StayQuestion } from './suppliers/hotel-supplier.ts';

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly hotels: HotelServices;
  }
}

/** What the handlers of hotels share. */
export interface HotelServices {
  readonly catalogue: HotelCatalogue;
  readonly supplier: HotelSupplier;
  readonly write: ZoneWriter;
  /** The hotels of a place with what the stay costs now; cached for a minute, so that pages and filters of a search agree. Refuses as `unavailable` when partners do not answer. */
  priced(place: FoundPlace, wish: StayWish, now: number, log: Logger): Promise<readonly PricedHotel[]>;
}

const MOST_KEPT = 40;
const KEPT_MS = 60_000;

export function createHotelServices(parts: Pick<HotelServices, 'catalogue' | 'supplier' | 'write'>): HotelServices {
  const cache = new LRUCache<string, { readonly until: number; readonly hotels: readonly PricedHotel[] }>({
    max: MOST_KEPT,
  });

  async function askPartners(place: FoundPlace, question: StayQuestion, log: Logger): Promise<readonly PricedHotel[]> {
    const { stays, dropped } = await parts.supplier.availability(question, place.hotels).catch((error: unknown) => {
      log.warn('hotel-supplier-silent', { error });
      throw refuse('unavailable', { retryAfterSeconds: 1 });
    });
    if (dropped > 0) log.warn('hotel-records-dropped', { dropped, of: stays.size + dropped });
    return place.hotels.map((hotel) => ({ hotel, stay: stays.get(hotel.code) ?? null }));
  }

  return {
    ...parts,
    priced: async (place, wish, now, log) => {
      const { check_in, check_out, rooms, adults, children, child_age_details } = wish;
      const asked = [check_in, check_out, rooms, adults, children, child_age_details];
      const key = [place.code, place.name('en'), ...asked].join(' ');
      const known = cache.get(key);
      if (known && known.until > now) return known.hotels;
      const hotels = await askPartners(place, { wish, now }, log);
      cache.set(key, { until: now + KEPT_MS, hotels });
      return hotels;
    },
  };
}
