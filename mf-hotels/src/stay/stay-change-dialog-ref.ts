import type { HotelStayQuery } from '@aylal/contracts/hotels';
import { defineDialog } from '@aylal/shell';

/** Other nights and guests for the hotel of this code. Resolves with the stay that was chosen. */
export const stayChangeDialog = defineDialog<{ code: string; stay: HotelStayQuery }, HotelStayQuery>(
  'HOTELS_STAY_CHANGE_VIEW',
);
