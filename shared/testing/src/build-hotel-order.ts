import { localDate } from '@aylal/domain/calendar';
import type { HotelOrder } from '@aylal/contracts/orders';
import { buildCommonOrder } from './build-order.ts';

/** An order of three nights in Ulaanbaatar for 1,167,000₮ that waits for its money: free until the 17th, then a night is kept. Overrides for what matters to a test. */
export function buildHotelOrder(over: Partial<HotelOrder> = {}, hotel: Partial<HotelOrder['hotel']> = {}): HotelOrder {
  const common = buildCommonOrder({ title: 'Тэнгэр Плаза' });
  return {
    ...common,
    product: 'hotel',
    total: 1_167_000,
    to_pay: 1_167_000,
    must_pay: 1_167_000,
    hotel: {
      tapa_code: 'ULN-0001',
      name: 'Тэнгэр Плаза',
      phone: '+97670000001',
      address: 'Энхтайвны өргөн чөлөө 17, Улаанбаатар',
      picture: null,
      star_rating: 4.5,
      ota: 'dida',
      pay_type: 'online',
      room: 'Делюкс, том ортой',
      breakfast: true,
      check_in: localDate('2026-12-18'),
      check_out: localDate('2026-12-21'),
      check_in_at: '2026-12-18T14:00:00+08:00',
      arrival_time: '14:00',
      rooms: 1,
      adults: 2,
      children: 0,
      guests: [{ last_name: 'BAT', first_name: 'SARNAI', gender: 'F' }],
      special_request: '',
      price: 1_167_000,
      cancellation: [
        { Amount: 389_000, FromDate: '2026-12-17T18:00:00+08:00' },
        { Amount: 1_167_000, FromDate: '2026-12-18T12:00:00+08:00' },
      ],
      fee_info: [
        { category: 'included', type: 'vat', is_exist: true, Amount: 106_091, Currency: 'MNT' },
        { category: 'at_property', type: 'city-tax', is_exist: true, Amount: 18_000, Currency: 'MNT' },
        { category: 'conditional', type: 'pets', is_exist: true, Amount: 60_000, Currency: 'MNT' },
      ],
      confirmation: null,
      issued: false,
      delayed: false,
      ...hotel,
    },
    ...over,
  };
}

/** The same, paid and confirmed. */
export function buildBookedHotel(hotel: Partial<HotelOrder['hotel']> = {}): HotelOrder {
  const paid = { paid: 1_167_000, to_pay: 0, must_pay: 0, pay_until: null };
  return buildHotelOrder(
    { ...paid, status: { status_code: 4, name: 'Өрөө баталгаажсан' } },
    { issued: true, confirmation: 'DI4F0A12', ...hotel },
  );
}
