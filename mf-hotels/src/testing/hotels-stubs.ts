import type { ResultOf } from '@aylal/contracts';
import {
  getHotelFilter,
  listHotelPins,
  listHotelReviews,
  listHotels,
  listMapPlaces,
  listPopularPlaces,
  suggestHotels,
  viewHotel,
  type HotelCard,
  type HotelReview,
} from '@aylal/contracts/hotels';
import { localDate } from '@aylal/domain/calendar';
import { stubOperation, type Stub } from '@aylal/testing/scenarios';
import { buildHotels } from './build-hotel.ts';
import { buildFound } from './build-hotel-page.ts';

type Found = ResultOf<typeof listHotels>;

/** How many hotels each filter would leave. */
export const facets: Found['facets'] = {
  stars: { '1': 0, '2': 3, '3': 20, '4': 12, '5': 4 },
  rating: { '9': 6, '8': 21, '7': 33 },
  fac: { wifi: 38, pool: 5 },
  free: 17,
};

/** A page of hotels. */
export function listStub(hotels: HotelCard[] = buildHotels(), more: Partial<Found> = {}): Stub {
  const place = { name: 'Улаанбаатар', tapa_code: 'ULN', location: { lat: 47.9, lon: 106.9 } };
  const count = hotels.length;
  return stubOperation(listHotels, {
    status_code: 200,
    message: '',
    result: { hotels, count, total: count, page: 1, pages: 1, place, facets, ...more },
  });
}

export function viewStub(result: ResultOf<typeof viewHotel> = buildFound()): Stub {
  return stubOperation(viewHotel, { status_code: 200, message: '', result });
}

export function suggestStub(): Stub {
  return stubOperation(suggestHotels, {
    status_code: 200,
    message: '',
    result: [
      {
        name: 'Улаанбаатар',
        type: 'city',
        tapa_code: 'ULN',
        country_code: 'MN',
        location: { lat: 47.9, lon: 106.9 },
        place: 'Монгол',
      },
      {
        name: 'Тэнгэр Плаза',
        type: 'hotel',
        tapa_code: 'ULN-0001',
        country_code: 'MN',
        location: { lat: 47.9, lon: 106.9 },
        place: 'Улаанбаатар',
      },
    ],
  });
}

export function filterStub(): Stub {
  return stubOperation(getHotelFilter, {
    status_code: 200,
    message: '',
    result: {
      facilities: [
        { key: 'wifi', name: 'Үнэгүй Wi-Fi', category: 'general' },
        { key: 'pool', name: 'Бассейн', category: 'wellness' },
      ],
      star_rating: [1, 2, 3, 4, 5],
      price: { min: 20_000, max: 3_000_000 },
    },
  });
}

/** Four guests who have written, one of them in English. */
export function reviewsStub(reviews: readonly HotelReview[] = [1, 2, 3, 4].map(buildReview)): Stub {
  return stubOperation(listHotelReviews, { status_code: 200, message: '', result: [...reviews] });
}

export function buildReview(at: number): HotelReview {
  return {
    id: `ULN-0001-${at}`,
    score: 10 - at,
    text: at === 2 ? 'Quiet and warm, we slept well.' : `Өрөө нь цэвэрхэн, дулаахан байлаа. (${at})`,
    language: at === 2 ? 'en' : 'mn',
    country: at === 2 ? 'Их Британи' : 'Монгол',
    month: '2026-10',
    kind: 'family',
  };
}

/** Two cities of the weekend after the tests' day: one with a room, one without. */
export function popularStub(): Stub {
  const place = { country: 'Монгол', picture: '/pictures/places/city/1.svg', hotels: 640, per_night: 65_000 };
  return stubOperation(listPopularPlaces, {
    status_code: 200,
    message: '',
    result: {
      check_in: localDate('2026-12-18'),
      check_out: localDate('2026-12-20'),
      places: [
        { ...place, tapa_code: 'ULN', name: 'Улаанбаатар' },
        { ...place, tapa_code: 'HTM', name: 'Хатгал', per_night: null },
      ],
    },
  });
}

/** Hotels and names for a map: the same hotels as the list. */
export function mapStubs(hotels: HotelCard[] = buildHotels()): Stub[] {
  const pins = hotels.map(({ tapa_code, name, location, prices }, place) => ({
    tapa_code,
    name,
    location: { lat: location.lat, lon: location.lon + place * 0.05 },
    per_night: prices?.per_night ?? null,
  }));
  return [
    stubOperation(listHotelPins, { status_code: 200, message: '', result: pins }),
    stubOperation(listMapPlaces, {
      status_code: 200,
      message: '',
      result: [{ name: 'Улаанбаатар', location: { lat: 47.9, lon: 106.9 }, zoom: 3 }],
    }),
  ];
}
