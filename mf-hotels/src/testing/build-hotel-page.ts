import type { ResultOf } from '@aylal/contracts';
import type { Hotel, HotelRate, viewHotel } from '@aylal/contracts/hotels';
import { buildHotelCard } from './build-hotel.ts';

type Found = ResultOf<typeof viewHotel>;

const categories = ['exterior', 'room', 'view', 'room', 'lobby', 'food', 'room'] as const;

export function buildHotel(overrides: Partial<Hotel> = {}): Hotel {
  const { images_count: _, landmark: _nearest, cancellation: _terms, facilities: _few, ...named } = buildHotelCard();
  return {
    ...named,
    phone: '+97670000001',
    images: categories.map((category, place) => ({ url: `/pictures/hotels/room/1-${place}.svg`, category })),
    facilities: [
      { category: 'general', name: 'Лифт', number: null, is_fee: false, fee_info: null, is_exist: true, type: 'lift' },
      {
        category: 'transport',
        name: 'Зогсоол',
        number: null,
        is_fee: true,
        fee_info: { FeeTimeCode: 'day', Price: { Amount: 10_000, Currency: 'MNT' } },
        is_exist: true,
        type: 'parking',
      },
      { category: 'wellness', name: 'Спа', number: null, is_fee: false, fee_info: null, is_exist: false, type: 'spa' },
    ],
    landmarks: [
      { name: 'Сүхбаатарын талбай', distance: 350 },
      { name: 'Гандан хийд', distance: 2100 },
    ],
    prices: { total: 1_167_000, per_night: 389_000, previous_total: null },
    open_year: 2011,
    room_quantity: 86,
    description: '<p>Хотын төвд, <b>Сүхбаатарын талбай</b>н дэргэд.</p>',
    time_zone: 'Asia/Ulaanbaatar',
    ...overrides,
  };
}

export function buildRate(overrides: Partial<HotelRate> = {}): HotelRate {
  return {
    pay_type: 'online',
    rates: { total: 1_167_000, per_night: 389_000, previous_total: null },
    ota: 'dida',
    rate_key: 'secret-rate-key',
    rate_plan_category: '502',
    rate_plan_id: '11',
    log_id: 'secret-log-id',
    authorization_info: null,
    cancellation: [
      { Amount: 389_000, FromDate: '2026-12-17T18:00:00+08:00' },
      { Amount: 1_167_000, FromDate: '2026-12-18T12:00:00+08:00' },
    ],
    fee_info: [
      { category: 'included', type: 'vat', is_exist: true, Amount: 106_091, Currency: 'MNT' },
      { category: 'at_property', type: 'city-tax', is_exist: true, Amount: 18_000, Currency: 'MNT' },
      { category: 'conditional', type: 'pets', is_exist: false, Amount: 60_000, Currency: 'MNT' },
    ],
    tapa_code: 'ULN-0001',
    breakfast: true,
    left: 5,
    room: {
      key: 'deluxe',
      name: 'Делюкс, том ортой',
      size: 32,
      beds: [{ kind: 'double', count: 1 }],
      guests: 2,
      images: [{ url: '/pictures/hotels/room/1-40.svg', category: 'room' }],
    },
    ...overrides,
  };
}

/** A hotel with a rate that can be cancelled, one that is paid at the hotel, and one that is sold out. */
export function buildFound(overrides: Partial<Found> = {}): Found {
  return {
    hotel: buildHotel(),
    rates: [
      buildRate(),
      buildRate({
        rate_key: 'second',
        pay_type: 'AT_HOTEL',
        ota: 'ctrip',
        cancellation: [],
        breakfast: false,
        left: 2,
        rates: { total: 1_206_000, per_night: 402_000, previous_total: null },
      }),
      buildRate({
        rate_key: 'third',
        pay_type: 'AT_WEB',
        left: 0,
        rates: { total: 900_000, per_night: 300_000, previous_total: null },
      }),
    ],
    check_in_notice: {
      arrival_time: '14:00',
      arrival_time_info: '14:00-аас орно.',
      departure_time_info: '12:00 хүртэл гарна.',
      note: [{ Category: 'pets', Text: 'Амьтантай байж болохгүй.' }],
    },
    ...overrides,
  };
}
