import { listPopularPlaces } from '@aylal/contracts/hotels';
import { comingWeekend, homeDate, type LocalDate } from '@aylal/domain/calendar';
import { stayNights, type StayWish } from '@aylal/domain/hotels';
import type { Money } from '@aylal/domain/money';
import type { Logger } from '@aylal/server';
import { numberOfName } from '../../../platform/drawing/seeded-random.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { orUnavailable } from '../../../platform/partner-http/or-unavailable.ts';
import type { HotelCity } from '../catalogue/hotel-city.ts';
import type { HotelServices } from '../hotel-services.ts';
import { findPlace } from '../list/find-place.ts';
import { landscapeOf } from '../pictures/landscape-of-city.ts';
import { perNight } from '../rates/price-stay.ts';

const CACHED_MS = 600_000;
/** When a partner did not answer for some city: soon again. */
const AGAIN_MS = 20_000;

interface Priced {
  readonly city: HotelCity;
  readonly hotels: number;
  readonly per_night: Money | null;
  /** Whether its partner answered. */
  readonly answered: boolean;
}

interface Cached {
  readonly check_in: LocalDate;
  readonly until: number;
  readonly places: Promise<readonly Priced[]>;
}

/** NEED-173. What nights cost is asked at most every ten minutes, once for everybody who waits. */
export function listPopularPlacesRoute(desk: HotelServices): Route {
  let cached: Cached | null = null;
  return route(listPopularPlaces).to(async ({ now, locale, log }) => {
    const { friday: check_in, sunday: check_out } = comingWeekend(homeDate(now));
    if (cached === null || cached.until <= now || cached.check_in !== check_in) {
      const asked: Cached = {
        check_in,
        until: now + CACHED_MS,
        places: pricesOf(desk, { check_in, check_out }, now, log),
      };
      cached = asked;
      void asked.places.then(
        (places) => {
          if (cached === asked && places.some(({ answered }) => !answered))
            cached = { ...asked, until: now + AGAIN_MS };
        },
        () => {
          if (cached === asked) cached = null;
        },
      );
    }
    const places = await cached.places;
    return {
      status_code: 200,
      result: {
        check_in,
        check_out,
        places: places.map(({ city, hotels, per_night }) => ({
          tapa_code: city.code,
          name: city.names[locale],
          country: desk.catalogue.countryName(city.country, locale),
          picture: `/pictures/places/${landscapeOf(city.code, check_in)}/${numberOfName(city.code)}.svg`,
          hotels,
          per_night,
        })),
      },
    };
  });
}

async function pricesOf(
  desk: HotelServices,
  days: Pick<StayWish, 'check_in' | 'check_out'>,
  now: number,
  log: Logger,
): Promise<readonly Priced[]> {
  const wish: StayWish = { ...days, rooms: 1, adults: 2, children: 0, child_age_details: '' };
  const cities = desk.catalogue.cities
    .filter(({ popular }) => popular >= 0)
    .toSorted((one, other) => one.popular - other.popular);
  return Promise.all(
    cities.map(async (city) => {
      const place = await orUnavailable(findPlace(desk.catalogue, city.code));
      const priced = place && (await desk.priced(place, wish, now, log).catch(() => null));
      const totals = (priced ?? []).flatMap(({ stay }) => (stay ? [stay.prices.total] : []));
      const least = totals.length > 0 ? Math.min(...totals) : null;
      return {
        city,
        hotels: place?.hotels.length ?? 0,
        per_night: least === null ? null : perNight(least, stayNights(wish)),
        answered: priced !== null,
      };
    }),
  );
}
