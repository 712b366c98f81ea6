import { listHotelPins, listMapPlaces } from '@aylal/contracts/hotels';
import { stayNights } from '@aylal/domain/hotels';
import { route, type Route } from '../../../platform/http/route.ts';
import { landmarkPlaces } from '../catalogue/landmarks.ts';
import type { HotelServices } from '../hotel-services.ts';
import { foundHotels } from '../list/found-hotels.ts';
import { perNight } from '../rates/price-stay.ts';

/** CONST-02. */
const MOST_PINS = 10_000;

/** NEED-110. */
export function listHotelPinsRoute(desk: HotelServices): Route {
  return route(listHotelPins).to(async ({ query, now, locale, log }) => {
    const found = await foundHotels(desk, query, now, log);
    const nights = stayNights(query);
    const own = locale === 'mn' ? 0 : 1;
    return {
      status_code: 200,
      result: (found?.hotels ?? []).slice(0, MOST_PINS).map(({ hotel, stay }) => ({
        tapa_code: hotel.code,
        name: hotel.name[own],
        location: { lat: hotel.lat, lon: hotel.lon },
        per_night: stay && perNight(stay.prices.total, nights),
      })),
    };
  });
}

/** From which zoom on a name is written. */
const zooms = { capital: 3, world: 4, mongolian: 6, landmark: 12 };

/** NEED-111. */
export function listMapPlacesRoute({ catalogue }: HotelServices): Route {
  return route(listMapPlaces).to(({ locale }) => ({
    status_code: 200,
    result: [
      ...catalogue.cities.map(({ code, country, names, lat, lon }) => ({
        name: names[locale],
        location: { lat, lon },
        zoom: code === 'ULN' ? zooms.capital : country === 'MN' ? zooms.mongolian : zooms.world,
      })),
      ...landmarkPlaces(locale).map((place) => ({ ...place, zoom: zooms.landmark })),
    ],
  }));
}
