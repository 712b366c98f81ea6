import type { CheckedRate, HotelQuote } from '@aylal/contracts/hotels';
import { hotelsRoutes } from '@aylal/routes';
import { buildRate } from './build-hotel-page.ts';
import { search } from './build-search.ts';

const { text: _text, page: _page, ...stay } = search;

/** What a check holds until half past ten. */
export function buildChecked(over: Partial<CheckedRate> = {}): CheckedRate {
  return {
    uuid: 'uid-00000001',
    price: 1_167_000,
    previous_price: 1_167_000,
    expires_at: '2026-11-21T02:20:00Z',
    ...over,
  };
}

export function buildQuote(over: Partial<HotelQuote> = {}): HotelQuote {
  return {
    uid: 'uid-00000001',
    hotel: {
      tapa_code: 'ULN-0001',
      name: 'Тэнгэр Плаза',
      address: 'Энхтайвны өргөн чөлөө 17',
      picture: null,
      star_rating: 4.5,
      time_zone: 'Asia/Ulaanbaatar',
    },
    rate: buildRate(),
    stay,
    partial_payment: null,
    expires_at: '2026-11-21T02:20:00Z',
    server_time: '2026-11-21T02:00:00Z',
    ...over,
  };
}

/** ROUTE-14: the address of its booking. */
export function buildBookingAddress(over: Record<string, unknown> = {}): string {
  return hotelsRoutes.booking.to(
    { name: 'tenger-plaza' },
    { room_id: 'secret-rate-key', uid: 'uid-00000001', log_info: 'secret-log-id', ...stay, ...over },
  );
}
