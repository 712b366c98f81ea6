import type { HotelRate, HotelStayQuery } from '@aylal/contracts/hotels';
import { hotelsRoutes } from '@aylal/routes';
import { useServices } from '@aylal/shell';
import { hotelSlug } from '../domain/hotel-slug.ts';
import { rateCheckDialog } from './rate-check-dialog-ref.ts';

/** Signs in, checks the rate and goes on to its booking page (HOTEL-09, ROUTE-14); on `replace` the present address gives way, as on the booking page itself. */
export function useRateCheck() {
  const { dialogs, navigator, session } = useServices();
  return async (hotel: string, rate: HotelRate, stay: HotelStayQuery, replace = false): Promise<void> => {
    if (!(await session.require('booking'))) return;
    const checked = await dialogs.open(rateCheckDialog, { rate, stay });
    if (!checked) return;
    const { check_in, check_out, rooms, adults, children, child_age_details, nationality } = stay;
    const to = hotelsRoutes.booking.to(
      { name: hotelSlug(hotel) },
      {
        room_id: rate.rate_key,
        check_in,
        check_out,
        rooms,
        adults,
        children,
        log_info: rate.log_id,
        uid: checked.uuid,
        nationality,
        child_age_details,
      },
    );
    navigator.go(to, { replace });
  };
}
