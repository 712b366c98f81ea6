import type { HotelCard } from '@aylal/contracts/hotels';

/** A hotel of a list with a room for three nights. */
export function buildHotelCard(overrides: Partial<HotelCard> = {}): HotelCard {
  return {
    tapa_code: 'ULN-0001',
    name: 'Тэнгэр Плаза',
    address: 'Сүхбаатар дүүрэг, Энхтайвны өргөн чөлөө 17, Улаанбаатар',
    location: { lat: 47.9189, lon: 106.9176 },
    picture: '/pictures/hotels/exterior-city/1-0.svg',
    star_rating: 4.5,
    ratings: { score: 9.1, count: 412 },
    ota: 'dida',
    images_count: 12,
    facilities: [
      { type: 'breakfast', name: 'Өглөөний цай' },
      { type: 'pool', name: 'Бассейн' },
    ],
    landmark: { name: 'Сүхбаатарын талбай', distance: 350 },
    prices: { total: 1_167_000, per_night: 389_000, previous_total: 1_290_000 },
    cancellation: [{ Amount: 389_000, FromDate: '2026-12-17T18:00:00+08:00' }],
    ...overrides,
  };
}

/** Three hotels of Ulaanbaatar: one that can be cancelled, one that cannot, one without a room left. */
export function buildHotels(): HotelCard[] {
  return [
    buildHotelCard(),
    buildHotelCard({
      tapa_code: 'ULN-0002',
      name: 'Сэлбэ Гарден',
      star_rating: 3,
      ratings: null,
      landmark: { name: 'Гандан хийд', distance: 1240 },
      prices: { total: 745_500, per_night: 248_500, previous_total: null },
      cancellation: [{ Amount: 745_500, FromDate: '2026-11-20T00:00:00+08:00' }],
    }),
    buildHotelCard({ tapa_code: 'ULN-0003', name: 'Туул Инн', prices: null, cancellation: [], picture: null }),
  ];
}
