import type { CheckedRate, HotelRate, HotelStayQuery } from '@aylal/contracts/hotels';
import { defineDialog } from '@aylal/shell';

/** MODAL-14: asks the partner again before one books. Resolves with the price that is held, once it stands or is accepted; with nothing when one goes back. */
export const rateCheckDialog = defineDialog<{ rate: HotelRate; stay: HotelStayQuery }, CheckedRate>(
  'HOTELS_RATE_CHECK_VIEW',
);
