import type { HotelCard, HotelStayQuery } from '@aylal/contracts/hotels';
import { hotelsRoutes } from '@aylal/routes';
import { hotelSlug } from './hotel-slug.ts';

/** The address of a hotel for a stay alone: filters of a list mean nothing there. */
export function hotelPage({ tapa_code, name }: Pick<HotelCard, 'tapa_code' | 'name'>, stay: HotelStayQuery): string {
  const { check_in, check_out, rooms, adults, children, child_age_details, nationality } = stay;
  return hotelsRoutes.view.to(
    { code: tapa_code, name: hotelSlug(name) },
    { check_in, check_out, rooms, adults, children, child_age_details, nationality },
  );
}
