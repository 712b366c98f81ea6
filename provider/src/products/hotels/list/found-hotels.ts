import type { HotelListQuery } from '@aylal/contracts/hotels';
import { localDateAt } from '@aylal/domain/calendar';
import { stayDayFaults } from '@aylal/domain/hotels';
import type { Logger } from '@aylal/server';
import { orUnavailable } from '../../../platform/partner-http/or-unavailable.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import type { HotelServices } from '../hotel-services.ts';
import { chooseHotels, type PricedHotel } from './choose-hotels.ts';
import { findPlace, type FoundPlace } from './find-place.ts';

/** Where it is still yesterday last: somebody there may come today. */
const LATEST_ZONE = 'Pacific/Honolulu';

/** A search that names a place: all its hotels, and those that the filters leave, in order. */
export interface FoundHotels {
  readonly place: FoundPlace;
  readonly all: readonly PricedHotel[];
  readonly hotels: readonly PricedHotel[];
}

/** The place of a search with the hotels that its filters leave, in order; null when it names no place. Refuses an impossible stay, at its fields. */
export async function foundHotels(
  desk: HotelServices,
  query: HotelListQuery,
  now: number,
  log: Logger,
): Promise<FoundHotels | null> {
  const fields = stayDayFaults(query, localDateAt(new Date(now), LATEST_ZONE));
  if (Object.keys(fields).length > 0) throw refuse('invalid-input', { fields });
  const place = await orUnavailable(findPlace(desk.catalogue, query.text));
  if (!place) return null;
  const all = await desk.priced(place, query, now, log);
  return { place, all, hotels: chooseHotels(all, query, now) };
}
