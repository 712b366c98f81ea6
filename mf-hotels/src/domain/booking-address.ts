import type { HotelRate, HotelStayQuery } from '@aylal/contracts/hotels';
import { hotelsRoutes } from '@aylal/routes';
import { hotelSlug } from './hotel-slug.ts';

/** The booking page of a rate whose price a check holds under `uid` (ROUTE-14). */
export function bookingAddress(hotel: string, rate: HotelRate, stay: HotelStayQuery, uid: string): string {
  const { check_in, check_out, rooms, adults, children, child_age_details, nationality } = stay;
  return hotelsRoutes.booking.to(
    { name: hotelSlug(hotel) },
    {
      room_id: rate.rate_key,
      check_in,
      check_out,
      rooms,
      adults,
      children,
      log_info: rate.log_id,
      uid,
      nationality,
      child_age_details,
    },
  );
}
