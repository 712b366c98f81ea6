import type { HotelRate, HotelStayQuery } from '@aylal/contracts/hotels';
import { useServices } from '@aylal/shell';
import { bookingAddress } from '../domain/booking-address.ts';
import { rateCheckDialog } from './rate-check-dialog-ref.ts';

/** Signs in, checks the rate and goes on to its booking page (HOTEL-09, ROUTE-14); on `replace` the present address gives way, as on the booking page itself. */
export function useRateCheck() {
  const { dialogs, navigator, session } = useServices();
  return async (hotel: string, rate: HotelRate, stay: HotelStayQuery, replace = false): Promise<void> => {
    if (!(await session.require('booking'))) return;
    const checked = await dialogs.open(rateCheckDialog, { rate, stay });
    if (!checked) return;
    navigator.go(bookingAddress(hotel, rate, stay, checked.uuid), { replace });
  };
}
