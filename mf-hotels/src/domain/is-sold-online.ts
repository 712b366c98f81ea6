import type { HotelRate } from '@aylal/contracts/hotels';

/** HOTEL-01: what is paid to us or through us is booked here; what the hotel takes itself is booked by phone. */
export function isSoldOnline({ pay_type }: Pick<HotelRate, 'pay_type'>): boolean {
  return pay_type === 'online' || pay_type === 'AT_WEB';
}
